/* Generated from schema/docs.schema.json by `npm run generate`. Do not edit. */
"use strict";
export const settingsForm = validate10;
const schema11 = {"$id":"settingsForm","type":"object","required":["name"],"properties":{"name":{"type":"string"},"logo":{"type":["string","object"],"properties":{"light":{"type":"string"},"dark":{"type":"string"},"href":{"type":"string"}}},"favicon":{"type":["string","object"]},"colors":{"required":["primary"],"type":"object","properties":{"primary":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"},"light":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"},"dark":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"},"background":{"required":["light","dark"],"type":"object","properties":{"light":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"},"dark":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"}}},"anchors":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":["string","object"],"properties":{"from":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"},"via":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"},"to":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"}}}}},"backgroundImage":{"type":"string"},"modeToggle":{"type":"object","properties":{"default":{"type":"string","enum":["light","dark"]},"isHidden":{"type":"boolean"}}},"font":{"type":"object","properties":{"family":{"type":"string"},"weight":{"type":"number"},"url":{"type":"string"},"format":{"type":"string","enum":["woff","woff2"]},"headings":{"type":"object","properties":{"family":{"type":"string"},"weight":{"type":"number"},"url":{"type":"string"},"format":{"type":"string","enum":["woff","woff2"]}}},"body":{"type":"object","properties":{"family":{"type":"string"},"weight":{"type":"number"},"url":{"type":"string"},"format":{"type":"string","enum":["woff","woff2"]}}}}},"topbarLinks":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"url":{"type":"string"},"type":{"type":"string","enum":["link","github"]}}}},"topbarCtaButton":{"type":"object","properties":{"type":{"type":"string","enum":["link","github"]},"name":{"type":"string"},"url":{"type":"string"},"style":{"type":"string","enum":["roundedRectangle","pill"]},"arrow":{"type":"boolean"}}},"primaryTab":{"type":"object","properties":{"name":{"type":"string"},"isDefaultHidden":{"type":"boolean"}}},"tabs":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"url":{"type":"string"},"version":{"type":"string"},"isDefaultHidden":{"type":"boolean"},"openapi":{"type":["string","array"],"items":{"type":"string"}}}}},"topAnchor":{"type":"object","properties":{"name":{"type":"string"},"icon":{"type":"string"},"iconType":{"type":"string","enum":["regular","solid","light","thin","duotone","sharp-solid","brands"]},"color":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":["string","object"],"properties":{"from":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"},"via":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"},"to":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"}}}}},"anchors":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"url":{"type":"string"},"icon":{"type":"string"},"iconType":{"type":"string","enum":["regular","solid","light","thin","duotone","sharp-solid","brands"]},"color":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":["string","object"],"properties":{"from":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"},"via":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"},"to":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"}}},"version":{"type":"string"},"isDefaultHidden":{"type":"boolean"},"openapi":{"type":["string","array"],"items":{"type":"string"}}}}},"versions":{"type":"array","items":{"type":["string","object"],"properties":{"name":{"type":"string"},"default":{"type":"boolean"},"url":{"type":"string"},"locale":{"type":"string"}}}},"api":{"type":"object","properties":{"baseUrl":{"type":["string","array"],"items":{"type":"string"}},"auth":{"type":"object","properties":{"method":{"type":"string","enum":["bearer","basic","key"]},"name":{"type":"string"},"inputPrefix":{"type":"string"}}},"playground":{"type":"object","properties":{"mode":{"type":"string","enum":["show","simple","hide"]},"disableProxy":{"type":"boolean"}}},"request":{"type":"object","properties":{"example":{"type":"object","properties":{"languages":{"type":"array","items":{"type":"string"}}}}}},"paramFields":{"type":"object","properties":{"expanded":{"type":["string","boolean"],"enum":["all","topLevel","topLevelOneOfs","none",true,false]}}},"maintainOrder":{"type":"boolean"}}},"openapi":{"type":["string","array"],"items":{"type":"string"}},"footerSocials":{"type":["object","array"],"properties":{"website":{"type":"string"},"github":{"type":"string"},"x":{"type":"string"},"twitter":{"type":"string"},"discord":{"type":"string"},"slack":{"type":"string"},"linkedin":{"type":"string"},"youtube":{"type":"string"},"facebook":{"type":"string"},"instagram":{"type":"string"},"hacker-news":{"type":"string"},"medium":{"type":"string"},"telegram":{"type":"string"}},"items":{"type":"object","properties":{"type":{"type":"string"},"url":{"type":"string"}}}},"footer":{"type":"object","properties":{"socials":{"type":["object","array"],"properties":{"website":{"type":"string"},"github":{"type":"string"},"x":{"type":"string"},"twitter":{"type":"string"},"discord":{"type":"string"},"slack":{"type":"string"},"linkedin":{"type":"string"},"youtube":{"type":"string"},"facebook":{"type":"string"},"instagram":{"type":"string"},"hacker-news":{"type":"string"},"medium":{"type":"string"},"telegram":{"type":"string"}},"items":{"type":"object","properties":{"type":{"type":"string"},"url":{"type":"string"}}}},"links":{"type":"array","items":{"type":"object","properties":{"title":{"type":"string"},"links":{"type":"array","items":{"type":"object","properties":{"label":{"type":"string"},"url":{"type":"string"}}}}}}}}},"feedback":{"type":"object","properties":{"thumbsRating":{"type":"boolean"},"suggestEdit":{"type":"boolean"},"raiseIssue":{"type":"boolean"}}},"search":{"type":"object","properties":{"prompt":{"type":"string"},"location":{"type":"string","enum":["top","side"]}}},"codeBlock":{"type":"object","properties":{"mode":{"type":"string","enum":["auto","dark"]}}},"seo":{"type":"object","properties":{"indexHiddenPages":{"type":"boolean"}}},"metadata":{"type":"object","properties":{"canonical":{"type":"string"},"og:title":{"type":"string"},"og:description":{"type":"string"},"og:image":{"type":"string"},"og:site_name":{"type":"string"},"og:type":{"type":"string"},"twitter:card":{"type":"string"},"twitter:site":{"type":"string"},"twitter:image":{"type":"string"},"keywords":{"type":"string"},"robots":{"type":"string"}}},"redirects":{"type":"array","items":{"required":["source","destination"],"type":"object","properties":{"source":{"type":"string"},"destination":{"type":"string"},"permanent":{"type":"boolean"}}}},"analytics":{"type":"object","properties":{"ga4":{"type":"object","properties":{"measurementId":{"type":"string"}}},"gtm":{"type":"object","properties":{"tagId":{"type":"string"}}},"plausible":{"type":"object","properties":{"domain":{"type":"string"},"server":{"type":"string"}}},"posthog":{"type":"object","properties":{"apiKey":{"type":"string"},"apiHost":{"type":"string"},"sessionRecording":{"type":"boolean"}}},"amplitude":{"type":"object","properties":{"apiKey":{"type":"string"}}},"clearbit":{"type":"object","properties":{"publicApiKey":{"type":"string"}}},"fathom":{"type":"object","properties":{"siteId":{"type":"string"}}},"heap":{"type":"object","properties":{"appId":{"type":"string"}}},"hotjar":{"type":"object","properties":{"hjid":{"type":["string","number"]},"hjsv":{"type":["string","number"]}}},"koala":{"type":"object","properties":{"publicApiKey":{"type":"string"}}},"logrocket":{"type":"object","properties":{"appId":{"type":"string"}}},"mixpanel":{"type":"object","properties":{"projectToken":{"type":"string"}}},"pirsch":{"type":"object","properties":{"id":{"type":"string"}}},"segment":{"type":"object","properties":{"key":{"type":"string"}}},"clarity":{"type":"object","properties":{"projectId":{"type":"string"}}}}},"integrations":{"type":"object","properties":{"intercom":{"type":"string"},"frontchat":{"type":"string"},"osano":{"type":"string"}}},"theme":{"type":"string"},"layout":{"type":"string"},"background":{"type":"object","properties":{"style":{"type":"string","enum":["gradient","grid","windows"]}}},"sidebar":{"type":"object","properties":{"items":{"type":"string"}}},"topbar":{"type":"object","properties":{"style":{"type":"string"}}},"eyebrow":{"type":"object","properties":{"display":{"type":"string","enum":["section","breadcrumbs"]}}},"rounded":{"type":"string","enum":["default","sharp"]},"contextual":{"type":"object","properties":{"options":{"type":"array","items":{"type":["string","object"],"properties":{"title":{"type":"string"},"description":{"type":"string"},"icon":{"type":"string"},"iconType":{"type":"string","enum":["regular","solid","light","thin","duotone","sharp-solid","brands"]},"href":{"type":["string","object"]}}}}}},"$schema":{"type":"string"}}};
const pattern0 = new RegExp("^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="settingsForm" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.logo !== undefined){
let data1 = data.logo;
if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
const err2 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: schema11.properties.logo.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.light !== undefined){
if(typeof data1.light !== "string"){
const err3 = {instancePath:instancePath+"/logo/light",schemaPath:"#/properties/logo/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.dark !== undefined){
if(typeof data1.dark !== "string"){
const err4 = {instancePath:instancePath+"/logo/dark",schemaPath:"#/properties/logo/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.href !== undefined){
if(typeof data1.href !== "string"){
const err5 = {instancePath:instancePath+"/logo/href",schemaPath:"#/properties/logo/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
if(data.favicon !== undefined){
let data5 = data.favicon;
if((typeof data5 !== "string") && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))){
const err6 = {instancePath:instancePath+"/favicon",schemaPath:"#/properties/favicon/type",keyword:"type",params:{type: schema11.properties.favicon.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.colors !== undefined){
let data6 = data.colors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.primary === undefined){
const err7 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "primary"},message:"must have required property '"+"primary"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data6.primary !== undefined){
let data7 = data6.primary;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err8 = {instancePath:instancePath+"/colors/primary",schemaPath:"#/properties/colors/properties/primary/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/colors/primary",schemaPath:"#/properties/colors/properties/primary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.light !== undefined){
let data8 = data6.light;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err10 = {instancePath:instancePath+"/colors/light",schemaPath:"#/properties/colors/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/colors/light",schemaPath:"#/properties/colors/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.dark !== undefined){
let data9 = data6.dark;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err12 = {instancePath:instancePath+"/colors/dark",schemaPath:"#/properties/colors/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/colors/dark",schemaPath:"#/properties/colors/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.background !== undefined){
let data10 = data6.background;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.light === undefined){
const err14 = {instancePath:instancePath+"/colors/background",schemaPath:"#/properties/colors/properties/background/required",keyword:"required",params:{missingProperty: "light"},message:"must have required property '"+"light"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data10.dark === undefined){
const err15 = {instancePath:instancePath+"/colors/background",schemaPath:"#/properties/colors/properties/background/required",keyword:"required",params:{missingProperty: "dark"},message:"must have required property '"+"dark"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data10.light !== undefined){
let data11 = data10.light;
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err16 = {instancePath:instancePath+"/colors/background/light",schemaPath:"#/properties/colors/properties/background/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/colors/background/light",schemaPath:"#/properties/colors/properties/background/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data10.dark !== undefined){
let data12 = data10.dark;
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
const err18 = {instancePath:instancePath+"/colors/background/dark",schemaPath:"#/properties/colors/properties/background/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/colors/background/dark",schemaPath:"#/properties/colors/properties/background/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/colors/background",schemaPath:"#/properties/colors/properties/background/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.anchors !== undefined){
let data13 = data6.anchors;
if((typeof data13 !== "string") && (!(data13 && typeof data13 == "object" && !Array.isArray(data13)))){
const err21 = {instancePath:instancePath+"/colors/anchors",schemaPath:"#/properties/colors/properties/anchors/type",keyword:"type",params:{type: schema11.properties.colors.properties.anchors.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
const err22 = {instancePath:instancePath+"/colors/anchors",schemaPath:"#/properties/colors/properties/anchors/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.from !== undefined){
let data14 = data13.from;
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
const err23 = {instancePath:instancePath+"/colors/anchors/from",schemaPath:"#/properties/colors/properties/anchors/properties/from/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/colors/anchors/from",schemaPath:"#/properties/colors/properties/anchors/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data13.via !== undefined){
let data15 = data13.via;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
const err25 = {instancePath:instancePath+"/colors/anchors/via",schemaPath:"#/properties/colors/properties/anchors/properties/via/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/colors/anchors/via",schemaPath:"#/properties/colors/properties/anchors/properties/via/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data13.to !== undefined){
let data16 = data13.to;
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
const err27 = {instancePath:instancePath+"/colors/anchors/to",schemaPath:"#/properties/colors/properties/anchors/properties/to/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/colors/anchors/to",schemaPath:"#/properties/colors/properties/anchors/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.backgroundImage !== undefined){
if(typeof data.backgroundImage !== "string"){
const err30 = {instancePath:instancePath+"/backgroundImage",schemaPath:"#/properties/backgroundImage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.modeToggle !== undefined){
let data18 = data.modeToggle;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.default !== undefined){
let data19 = data18.default;
if(typeof data19 !== "string"){
const err31 = {instancePath:instancePath+"/modeToggle/default",schemaPath:"#/properties/modeToggle/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((data19 === "light") || (data19 === "dark"))){
const err32 = {instancePath:instancePath+"/modeToggle/default",schemaPath:"#/properties/modeToggle/properties/default/enum",keyword:"enum",params:{allowedValues: schema11.properties.modeToggle.properties.default.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data18.isHidden !== undefined){
if(typeof data18.isHidden !== "boolean"){
const err33 = {instancePath:instancePath+"/modeToggle/isHidden",schemaPath:"#/properties/modeToggle/properties/isHidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/modeToggle",schemaPath:"#/properties/modeToggle/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.font !== undefined){
let data21 = data.font;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.family !== undefined){
if(typeof data21.family !== "string"){
const err35 = {instancePath:instancePath+"/font/family",schemaPath:"#/properties/font/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data21.weight !== undefined){
if(!(typeof data21.weight == "number")){
const err36 = {instancePath:instancePath+"/font/weight",schemaPath:"#/properties/font/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data21.url !== undefined){
if(typeof data21.url !== "string"){
const err37 = {instancePath:instancePath+"/font/url",schemaPath:"#/properties/font/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data21.format !== undefined){
let data25 = data21.format;
if(typeof data25 !== "string"){
const err38 = {instancePath:instancePath+"/font/format",schemaPath:"#/properties/font/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!((data25 === "woff") || (data25 === "woff2"))){
const err39 = {instancePath:instancePath+"/font/format",schemaPath:"#/properties/font/properties/format/enum",keyword:"enum",params:{allowedValues: schema11.properties.font.properties.format.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data21.headings !== undefined){
let data26 = data21.headings;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.family !== undefined){
if(typeof data26.family !== "string"){
const err40 = {instancePath:instancePath+"/font/headings/family",schemaPath:"#/properties/font/properties/headings/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data26.weight !== undefined){
if(!(typeof data26.weight == "number")){
const err41 = {instancePath:instancePath+"/font/headings/weight",schemaPath:"#/properties/font/properties/headings/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data26.url !== undefined){
if(typeof data26.url !== "string"){
const err42 = {instancePath:instancePath+"/font/headings/url",schemaPath:"#/properties/font/properties/headings/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data26.format !== undefined){
let data30 = data26.format;
if(typeof data30 !== "string"){
const err43 = {instancePath:instancePath+"/font/headings/format",schemaPath:"#/properties/font/properties/headings/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!((data30 === "woff") || (data30 === "woff2"))){
const err44 = {instancePath:instancePath+"/font/headings/format",schemaPath:"#/properties/font/properties/headings/properties/format/enum",keyword:"enum",params:{allowedValues: schema11.properties.font.properties.headings.properties.format.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/font/headings",schemaPath:"#/properties/font/properties/headings/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data21.body !== undefined){
let data31 = data21.body;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.family !== undefined){
if(typeof data31.family !== "string"){
const err46 = {instancePath:instancePath+"/font/body/family",schemaPath:"#/properties/font/properties/body/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data31.weight !== undefined){
if(!(typeof data31.weight == "number")){
const err47 = {instancePath:instancePath+"/font/body/weight",schemaPath:"#/properties/font/properties/body/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data31.url !== undefined){
if(typeof data31.url !== "string"){
const err48 = {instancePath:instancePath+"/font/body/url",schemaPath:"#/properties/font/properties/body/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data31.format !== undefined){
let data35 = data31.format;
if(typeof data35 !== "string"){
const err49 = {instancePath:instancePath+"/font/body/format",schemaPath:"#/properties/font/properties/body/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!((data35 === "woff") || (data35 === "woff2"))){
const err50 = {instancePath:instancePath+"/font/body/format",schemaPath:"#/properties/font/properties/body/properties/format/enum",keyword:"enum",params:{allowedValues: schema11.properties.font.properties.body.properties.format.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/font/body",schemaPath:"#/properties/font/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/font",schemaPath:"#/properties/font/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.topbarLinks !== undefined){
let data36 = data.topbarLinks;
if(Array.isArray(data36)){
const len0 = data36.length;
for(let i0=0; i0<len0; i0++){
let data37 = data36[i0];
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.name !== undefined){
if(typeof data37.name !== "string"){
const err53 = {instancePath:instancePath+"/topbarLinks/" + i0+"/name",schemaPath:"#/properties/topbarLinks/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data37.url !== undefined){
if(typeof data37.url !== "string"){
const err54 = {instancePath:instancePath+"/topbarLinks/" + i0+"/url",schemaPath:"#/properties/topbarLinks/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data37.type !== undefined){
let data40 = data37.type;
if(typeof data40 !== "string"){
const err55 = {instancePath:instancePath+"/topbarLinks/" + i0+"/type",schemaPath:"#/properties/topbarLinks/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!((data40 === "link") || (data40 === "github"))){
const err56 = {instancePath:instancePath+"/topbarLinks/" + i0+"/type",schemaPath:"#/properties/topbarLinks/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.topbarLinks.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/topbarLinks/" + i0,schemaPath:"#/properties/topbarLinks/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/topbarLinks",schemaPath:"#/properties/topbarLinks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.topbarCtaButton !== undefined){
let data41 = data.topbarCtaButton;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.type !== undefined){
let data42 = data41.type;
if(typeof data42 !== "string"){
const err59 = {instancePath:instancePath+"/topbarCtaButton/type",schemaPath:"#/properties/topbarCtaButton/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!((data42 === "link") || (data42 === "github"))){
const err60 = {instancePath:instancePath+"/topbarCtaButton/type",schemaPath:"#/properties/topbarCtaButton/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.topbarCtaButton.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data41.name !== undefined){
if(typeof data41.name !== "string"){
const err61 = {instancePath:instancePath+"/topbarCtaButton/name",schemaPath:"#/properties/topbarCtaButton/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data41.url !== undefined){
if(typeof data41.url !== "string"){
const err62 = {instancePath:instancePath+"/topbarCtaButton/url",schemaPath:"#/properties/topbarCtaButton/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data41.style !== undefined){
let data45 = data41.style;
if(typeof data45 !== "string"){
const err63 = {instancePath:instancePath+"/topbarCtaButton/style",schemaPath:"#/properties/topbarCtaButton/properties/style/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!((data45 === "roundedRectangle") || (data45 === "pill"))){
const err64 = {instancePath:instancePath+"/topbarCtaButton/style",schemaPath:"#/properties/topbarCtaButton/properties/style/enum",keyword:"enum",params:{allowedValues: schema11.properties.topbarCtaButton.properties.style.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data41.arrow !== undefined){
if(typeof data41.arrow !== "boolean"){
const err65 = {instancePath:instancePath+"/topbarCtaButton/arrow",schemaPath:"#/properties/topbarCtaButton/properties/arrow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/topbarCtaButton",schemaPath:"#/properties/topbarCtaButton/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.primaryTab !== undefined){
let data47 = data.primaryTab;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.name !== undefined){
if(typeof data47.name !== "string"){
const err67 = {instancePath:instancePath+"/primaryTab/name",schemaPath:"#/properties/primaryTab/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data47.isDefaultHidden !== undefined){
if(typeof data47.isDefaultHidden !== "boolean"){
const err68 = {instancePath:instancePath+"/primaryTab/isDefaultHidden",schemaPath:"#/properties/primaryTab/properties/isDefaultHidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/primaryTab",schemaPath:"#/properties/primaryTab/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.tabs !== undefined){
let data50 = data.tabs;
if(Array.isArray(data50)){
const len1 = data50.length;
for(let i1=0; i1<len1; i1++){
let data51 = data50[i1];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.name !== undefined){
if(typeof data51.name !== "string"){
const err70 = {instancePath:instancePath+"/tabs/" + i1+"/name",schemaPath:"#/properties/tabs/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data51.url !== undefined){
if(typeof data51.url !== "string"){
const err71 = {instancePath:instancePath+"/tabs/" + i1+"/url",schemaPath:"#/properties/tabs/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data51.version !== undefined){
if(typeof data51.version !== "string"){
const err72 = {instancePath:instancePath+"/tabs/" + i1+"/version",schemaPath:"#/properties/tabs/items/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data51.isDefaultHidden !== undefined){
if(typeof data51.isDefaultHidden !== "boolean"){
const err73 = {instancePath:instancePath+"/tabs/" + i1+"/isDefaultHidden",schemaPath:"#/properties/tabs/items/properties/isDefaultHidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data51.openapi !== undefined){
let data56 = data51.openapi;
if((typeof data56 !== "string") && (!(Array.isArray(data56)))){
const err74 = {instancePath:instancePath+"/tabs/" + i1+"/openapi",schemaPath:"#/properties/tabs/items/properties/openapi/type",keyword:"type",params:{type: schema11.properties.tabs.items.properties.openapi.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(Array.isArray(data56)){
const len2 = data56.length;
for(let i2=0; i2<len2; i2++){
if(typeof data56[i2] !== "string"){
const err75 = {instancePath:instancePath+"/tabs/" + i1+"/openapi/" + i2,schemaPath:"#/properties/tabs/items/properties/openapi/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
}
}
else {
const err76 = {instancePath:instancePath+"/tabs/" + i1,schemaPath:"#/properties/tabs/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.topAnchor !== undefined){
let data58 = data.topAnchor;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.name !== undefined){
if(typeof data58.name !== "string"){
const err78 = {instancePath:instancePath+"/topAnchor/name",schemaPath:"#/properties/topAnchor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data58.icon !== undefined){
if(typeof data58.icon !== "string"){
const err79 = {instancePath:instancePath+"/topAnchor/icon",schemaPath:"#/properties/topAnchor/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data58.iconType !== undefined){
let data61 = data58.iconType;
if(typeof data61 !== "string"){
const err80 = {instancePath:instancePath+"/topAnchor/iconType",schemaPath:"#/properties/topAnchor/properties/iconType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(!(((((((data61 === "regular") || (data61 === "solid")) || (data61 === "light")) || (data61 === "thin")) || (data61 === "duotone")) || (data61 === "sharp-solid")) || (data61 === "brands"))){
const err81 = {instancePath:instancePath+"/topAnchor/iconType",schemaPath:"#/properties/topAnchor/properties/iconType/enum",keyword:"enum",params:{allowedValues: schema11.properties.topAnchor.properties.iconType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data58.color !== undefined){
let data62 = data58.color;
if((typeof data62 !== "string") && (!(data62 && typeof data62 == "object" && !Array.isArray(data62)))){
const err82 = {instancePath:instancePath+"/topAnchor/color",schemaPath:"#/properties/topAnchor/properties/color/type",keyword:"type",params:{type: schema11.properties.topAnchor.properties.color.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(typeof data62 === "string"){
if(!pattern0.test(data62)){
const err83 = {instancePath:instancePath+"/topAnchor/color",schemaPath:"#/properties/topAnchor/properties/color/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.from !== undefined){
let data63 = data62.from;
if(typeof data63 === "string"){
if(!pattern0.test(data63)){
const err84 = {instancePath:instancePath+"/topAnchor/color/from",schemaPath:"#/properties/topAnchor/properties/color/properties/from/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/topAnchor/color/from",schemaPath:"#/properties/topAnchor/properties/color/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data62.via !== undefined){
let data64 = data62.via;
if(typeof data64 === "string"){
if(!pattern0.test(data64)){
const err86 = {instancePath:instancePath+"/topAnchor/color/via",schemaPath:"#/properties/topAnchor/properties/color/properties/via/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/topAnchor/color/via",schemaPath:"#/properties/topAnchor/properties/color/properties/via/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data62.to !== undefined){
let data65 = data62.to;
if(typeof data65 === "string"){
if(!pattern0.test(data65)){
const err88 = {instancePath:instancePath+"/topAnchor/color/to",schemaPath:"#/properties/topAnchor/properties/color/properties/to/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/topAnchor/color/to",schemaPath:"#/properties/topAnchor/properties/color/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
}
}
else {
const err90 = {instancePath:instancePath+"/topAnchor",schemaPath:"#/properties/topAnchor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.anchors !== undefined){
let data66 = data.anchors;
if(Array.isArray(data66)){
const len3 = data66.length;
for(let i3=0; i3<len3; i3++){
let data67 = data66[i3];
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.name !== undefined){
if(typeof data67.name !== "string"){
const err91 = {instancePath:instancePath+"/anchors/" + i3+"/name",schemaPath:"#/properties/anchors/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data67.url !== undefined){
if(typeof data67.url !== "string"){
const err92 = {instancePath:instancePath+"/anchors/" + i3+"/url",schemaPath:"#/properties/anchors/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data67.icon !== undefined){
if(typeof data67.icon !== "string"){
const err93 = {instancePath:instancePath+"/anchors/" + i3+"/icon",schemaPath:"#/properties/anchors/items/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data67.iconType !== undefined){
let data71 = data67.iconType;
if(typeof data71 !== "string"){
const err94 = {instancePath:instancePath+"/anchors/" + i3+"/iconType",schemaPath:"#/properties/anchors/items/properties/iconType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(!(((((((data71 === "regular") || (data71 === "solid")) || (data71 === "light")) || (data71 === "thin")) || (data71 === "duotone")) || (data71 === "sharp-solid")) || (data71 === "brands"))){
const err95 = {instancePath:instancePath+"/anchors/" + i3+"/iconType",schemaPath:"#/properties/anchors/items/properties/iconType/enum",keyword:"enum",params:{allowedValues: schema11.properties.anchors.items.properties.iconType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data67.color !== undefined){
let data72 = data67.color;
if((typeof data72 !== "string") && (!(data72 && typeof data72 == "object" && !Array.isArray(data72)))){
const err96 = {instancePath:instancePath+"/anchors/" + i3+"/color",schemaPath:"#/properties/anchors/items/properties/color/type",keyword:"type",params:{type: schema11.properties.anchors.items.properties.color.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(typeof data72 === "string"){
if(!pattern0.test(data72)){
const err97 = {instancePath:instancePath+"/anchors/" + i3+"/color",schemaPath:"#/properties/anchors/items/properties/color/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.from !== undefined){
let data73 = data72.from;
if(typeof data73 === "string"){
if(!pattern0.test(data73)){
const err98 = {instancePath:instancePath+"/anchors/" + i3+"/color/from",schemaPath:"#/properties/anchors/items/properties/color/properties/from/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/anchors/" + i3+"/color/from",schemaPath:"#/properties/anchors/items/properties/color/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data72.via !== undefined){
let data74 = data72.via;
if(typeof data74 === "string"){
if(!pattern0.test(data74)){
const err100 = {instancePath:instancePath+"/anchors/" + i3+"/color/via",schemaPath:"#/properties/anchors/items/properties/color/properties/via/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/anchors/" + i3+"/color/via",schemaPath:"#/properties/anchors/items/properties/color/properties/via/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data72.to !== undefined){
let data75 = data72.to;
if(typeof data75 === "string"){
if(!pattern0.test(data75)){
const err102 = {instancePath:instancePath+"/anchors/" + i3+"/color/to",schemaPath:"#/properties/anchors/items/properties/color/properties/to/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/anchors/" + i3+"/color/to",schemaPath:"#/properties/anchors/items/properties/color/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
}
if(data67.version !== undefined){
if(typeof data67.version !== "string"){
const err104 = {instancePath:instancePath+"/anchors/" + i3+"/version",schemaPath:"#/properties/anchors/items/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data67.isDefaultHidden !== undefined){
if(typeof data67.isDefaultHidden !== "boolean"){
const err105 = {instancePath:instancePath+"/anchors/" + i3+"/isDefaultHidden",schemaPath:"#/properties/anchors/items/properties/isDefaultHidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data67.openapi !== undefined){
let data78 = data67.openapi;
if((typeof data78 !== "string") && (!(Array.isArray(data78)))){
const err106 = {instancePath:instancePath+"/anchors/" + i3+"/openapi",schemaPath:"#/properties/anchors/items/properties/openapi/type",keyword:"type",params:{type: schema11.properties.anchors.items.properties.openapi.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(Array.isArray(data78)){
const len4 = data78.length;
for(let i4=0; i4<len4; i4++){
if(typeof data78[i4] !== "string"){
const err107 = {instancePath:instancePath+"/anchors/" + i3+"/openapi/" + i4,schemaPath:"#/properties/anchors/items/properties/openapi/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
}
}
else {
const err108 = {instancePath:instancePath+"/anchors/" + i3,schemaPath:"#/properties/anchors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
else {
const err109 = {instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data.versions !== undefined){
let data80 = data.versions;
if(Array.isArray(data80)){
const len5 = data80.length;
for(let i5=0; i5<len5; i5++){
let data81 = data80[i5];
if((typeof data81 !== "string") && (!(data81 && typeof data81 == "object" && !Array.isArray(data81)))){
const err110 = {instancePath:instancePath+"/versions/" + i5,schemaPath:"#/properties/versions/items/type",keyword:"type",params:{type: schema11.properties.versions.items.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.name !== undefined){
if(typeof data81.name !== "string"){
const err111 = {instancePath:instancePath+"/versions/" + i5+"/name",schemaPath:"#/properties/versions/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data81.default !== undefined){
if(typeof data81.default !== "boolean"){
const err112 = {instancePath:instancePath+"/versions/" + i5+"/default",schemaPath:"#/properties/versions/items/properties/default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data81.url !== undefined){
if(typeof data81.url !== "string"){
const err113 = {instancePath:instancePath+"/versions/" + i5+"/url",schemaPath:"#/properties/versions/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data81.locale !== undefined){
if(typeof data81.locale !== "string"){
const err114 = {instancePath:instancePath+"/versions/" + i5+"/locale",schemaPath:"#/properties/versions/items/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
}
}
else {
const err115 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data.api !== undefined){
let data86 = data.api;
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
if(data86.baseUrl !== undefined){
let data87 = data86.baseUrl;
if((typeof data87 !== "string") && (!(Array.isArray(data87)))){
const err116 = {instancePath:instancePath+"/api/baseUrl",schemaPath:"#/properties/api/properties/baseUrl/type",keyword:"type",params:{type: schema11.properties.api.properties.baseUrl.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(Array.isArray(data87)){
const len6 = data87.length;
for(let i6=0; i6<len6; i6++){
if(typeof data87[i6] !== "string"){
const err117 = {instancePath:instancePath+"/api/baseUrl/" + i6,schemaPath:"#/properties/api/properties/baseUrl/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
}
if(data86.auth !== undefined){
let data89 = data86.auth;
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
if(data89.method !== undefined){
let data90 = data89.method;
if(typeof data90 !== "string"){
const err118 = {instancePath:instancePath+"/api/auth/method",schemaPath:"#/properties/api/properties/auth/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(!(((data90 === "bearer") || (data90 === "basic")) || (data90 === "key"))){
const err119 = {instancePath:instancePath+"/api/auth/method",schemaPath:"#/properties/api/properties/auth/properties/method/enum",keyword:"enum",params:{allowedValues: schema11.properties.api.properties.auth.properties.method.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data89.name !== undefined){
if(typeof data89.name !== "string"){
const err120 = {instancePath:instancePath+"/api/auth/name",schemaPath:"#/properties/api/properties/auth/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data89.inputPrefix !== undefined){
if(typeof data89.inputPrefix !== "string"){
const err121 = {instancePath:instancePath+"/api/auth/inputPrefix",schemaPath:"#/properties/api/properties/auth/properties/inputPrefix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/api/auth",schemaPath:"#/properties/api/properties/auth/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data86.playground !== undefined){
let data93 = data86.playground;
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
if(data93.mode !== undefined){
let data94 = data93.mode;
if(typeof data94 !== "string"){
const err123 = {instancePath:instancePath+"/api/playground/mode",schemaPath:"#/properties/api/properties/playground/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(!(((data94 === "show") || (data94 === "simple")) || (data94 === "hide"))){
const err124 = {instancePath:instancePath+"/api/playground/mode",schemaPath:"#/properties/api/properties/playground/properties/mode/enum",keyword:"enum",params:{allowedValues: schema11.properties.api.properties.playground.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data93.disableProxy !== undefined){
if(typeof data93.disableProxy !== "boolean"){
const err125 = {instancePath:instancePath+"/api/playground/disableProxy",schemaPath:"#/properties/api/properties/playground/properties/disableProxy/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/api/playground",schemaPath:"#/properties/api/properties/playground/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data86.request !== undefined){
let data96 = data86.request;
if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
if(data96.example !== undefined){
let data97 = data96.example;
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
if(data97.languages !== undefined){
let data98 = data97.languages;
if(Array.isArray(data98)){
const len7 = data98.length;
for(let i7=0; i7<len7; i7++){
if(typeof data98[i7] !== "string"){
const err127 = {instancePath:instancePath+"/api/request/example/languages/" + i7,schemaPath:"#/properties/api/properties/request/properties/example/properties/languages/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/api/request/example/languages",schemaPath:"#/properties/api/properties/request/properties/example/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
else {
const err129 = {instancePath:instancePath+"/api/request/example",schemaPath:"#/properties/api/properties/request/properties/example/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
else {
const err130 = {instancePath:instancePath+"/api/request",schemaPath:"#/properties/api/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data86.paramFields !== undefined){
let data100 = data86.paramFields;
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
if(data100.expanded !== undefined){
let data101 = data100.expanded;
if((typeof data101 !== "string") && (typeof data101 !== "boolean")){
const err131 = {instancePath:instancePath+"/api/paramFields/expanded",schemaPath:"#/properties/api/properties/paramFields/properties/expanded/type",keyword:"type",params:{type: schema11.properties.api.properties.paramFields.properties.expanded.type},message:"must be string,boolean"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(!((((((data101 === "all") || (data101 === "topLevel")) || (data101 === "topLevelOneOfs")) || (data101 === "none")) || (data101 === true)) || (data101 === false))){
const err132 = {instancePath:instancePath+"/api/paramFields/expanded",schemaPath:"#/properties/api/properties/paramFields/properties/expanded/enum",keyword:"enum",params:{allowedValues: schema11.properties.api.properties.paramFields.properties.expanded.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
else {
const err133 = {instancePath:instancePath+"/api/paramFields",schemaPath:"#/properties/api/properties/paramFields/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data86.maintainOrder !== undefined){
if(typeof data86.maintainOrder !== "boolean"){
const err134 = {instancePath:instancePath+"/api/maintainOrder",schemaPath:"#/properties/api/properties/maintainOrder/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
else {
const err135 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data.openapi !== undefined){
let data103 = data.openapi;
if((typeof data103 !== "string") && (!(Array.isArray(data103)))){
const err136 = {instancePath:instancePath+"/openapi",schemaPath:"#/properties/openapi/type",keyword:"type",params:{type: schema11.properties.openapi.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(Array.isArray(data103)){
const len8 = data103.length;
for(let i8=0; i8<len8; i8++){
if(typeof data103[i8] !== "string"){
const err137 = {instancePath:instancePath+"/openapi/" + i8,schemaPath:"#/properties/openapi/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
}
if(data.footerSocials !== undefined){
let data105 = data.footerSocials;
if(!data105 || typeof data105 != "object"){
const err138 = {instancePath:instancePath+"/footerSocials",schemaPath:"#/properties/footerSocials/type",keyword:"type",params:{type: schema11.properties.footerSocials.type},message:"must be object,array"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(Array.isArray(data105)){
const len9 = data105.length;
for(let i9=0; i9<len9; i9++){
let data106 = data105[i9];
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
if(data106.type !== undefined){
if(typeof data106.type !== "string"){
const err139 = {instancePath:instancePath+"/footerSocials/" + i9+"/type",schemaPath:"#/properties/footerSocials/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data106.url !== undefined){
if(typeof data106.url !== "string"){
const err140 = {instancePath:instancePath+"/footerSocials/" + i9+"/url",schemaPath:"#/properties/footerSocials/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath:instancePath+"/footerSocials/" + i9,schemaPath:"#/properties/footerSocials/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
if(data105 && typeof data105 == "object" && !Array.isArray(data105)){
if(data105.website !== undefined){
if(typeof data105.website !== "string"){
const err142 = {instancePath:instancePath+"/footerSocials/website",schemaPath:"#/properties/footerSocials/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data105.github !== undefined){
if(typeof data105.github !== "string"){
const err143 = {instancePath:instancePath+"/footerSocials/github",schemaPath:"#/properties/footerSocials/properties/github/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data105.x !== undefined){
if(typeof data105.x !== "string"){
const err144 = {instancePath:instancePath+"/footerSocials/x",schemaPath:"#/properties/footerSocials/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data105.twitter !== undefined){
if(typeof data105.twitter !== "string"){
const err145 = {instancePath:instancePath+"/footerSocials/twitter",schemaPath:"#/properties/footerSocials/properties/twitter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data105.discord !== undefined){
if(typeof data105.discord !== "string"){
const err146 = {instancePath:instancePath+"/footerSocials/discord",schemaPath:"#/properties/footerSocials/properties/discord/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data105.slack !== undefined){
if(typeof data105.slack !== "string"){
const err147 = {instancePath:instancePath+"/footerSocials/slack",schemaPath:"#/properties/footerSocials/properties/slack/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data105.linkedin !== undefined){
if(typeof data105.linkedin !== "string"){
const err148 = {instancePath:instancePath+"/footerSocials/linkedin",schemaPath:"#/properties/footerSocials/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data105.youtube !== undefined){
if(typeof data105.youtube !== "string"){
const err149 = {instancePath:instancePath+"/footerSocials/youtube",schemaPath:"#/properties/footerSocials/properties/youtube/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data105.facebook !== undefined){
if(typeof data105.facebook !== "string"){
const err150 = {instancePath:instancePath+"/footerSocials/facebook",schemaPath:"#/properties/footerSocials/properties/facebook/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data105.instagram !== undefined){
if(typeof data105.instagram !== "string"){
const err151 = {instancePath:instancePath+"/footerSocials/instagram",schemaPath:"#/properties/footerSocials/properties/instagram/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data105["hacker-news"] !== undefined){
if(typeof data105["hacker-news"] !== "string"){
const err152 = {instancePath:instancePath+"/footerSocials/hacker-news",schemaPath:"#/properties/footerSocials/properties/hacker-news/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data105.medium !== undefined){
if(typeof data105.medium !== "string"){
const err153 = {instancePath:instancePath+"/footerSocials/medium",schemaPath:"#/properties/footerSocials/properties/medium/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data105.telegram !== undefined){
if(typeof data105.telegram !== "string"){
const err154 = {instancePath:instancePath+"/footerSocials/telegram",schemaPath:"#/properties/footerSocials/properties/telegram/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
}
if(data.footer !== undefined){
let data122 = data.footer;
if(data122 && typeof data122 == "object" && !Array.isArray(data122)){
if(data122.socials !== undefined){
let data123 = data122.socials;
if(!data123 || typeof data123 != "object"){
const err155 = {instancePath:instancePath+"/footer/socials",schemaPath:"#/properties/footer/properties/socials/type",keyword:"type",params:{type: schema11.properties.footer.properties.socials.type},message:"must be object,array"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(Array.isArray(data123)){
const len10 = data123.length;
for(let i10=0; i10<len10; i10++){
let data124 = data123[i10];
if(data124 && typeof data124 == "object" && !Array.isArray(data124)){
if(data124.type !== undefined){
if(typeof data124.type !== "string"){
const err156 = {instancePath:instancePath+"/footer/socials/" + i10+"/type",schemaPath:"#/properties/footer/properties/socials/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data124.url !== undefined){
if(typeof data124.url !== "string"){
const err157 = {instancePath:instancePath+"/footer/socials/" + i10+"/url",schemaPath:"#/properties/footer/properties/socials/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
}
else {
const err158 = {instancePath:instancePath+"/footer/socials/" + i10,schemaPath:"#/properties/footer/properties/socials/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
}
if(data123 && typeof data123 == "object" && !Array.isArray(data123)){
if(data123.website !== undefined){
if(typeof data123.website !== "string"){
const err159 = {instancePath:instancePath+"/footer/socials/website",schemaPath:"#/properties/footer/properties/socials/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data123.github !== undefined){
if(typeof data123.github !== "string"){
const err160 = {instancePath:instancePath+"/footer/socials/github",schemaPath:"#/properties/footer/properties/socials/properties/github/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data123.x !== undefined){
if(typeof data123.x !== "string"){
const err161 = {instancePath:instancePath+"/footer/socials/x",schemaPath:"#/properties/footer/properties/socials/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data123.twitter !== undefined){
if(typeof data123.twitter !== "string"){
const err162 = {instancePath:instancePath+"/footer/socials/twitter",schemaPath:"#/properties/footer/properties/socials/properties/twitter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data123.discord !== undefined){
if(typeof data123.discord !== "string"){
const err163 = {instancePath:instancePath+"/footer/socials/discord",schemaPath:"#/properties/footer/properties/socials/properties/discord/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data123.slack !== undefined){
if(typeof data123.slack !== "string"){
const err164 = {instancePath:instancePath+"/footer/socials/slack",schemaPath:"#/properties/footer/properties/socials/properties/slack/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data123.linkedin !== undefined){
if(typeof data123.linkedin !== "string"){
const err165 = {instancePath:instancePath+"/footer/socials/linkedin",schemaPath:"#/properties/footer/properties/socials/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data123.youtube !== undefined){
if(typeof data123.youtube !== "string"){
const err166 = {instancePath:instancePath+"/footer/socials/youtube",schemaPath:"#/properties/footer/properties/socials/properties/youtube/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data123.facebook !== undefined){
if(typeof data123.facebook !== "string"){
const err167 = {instancePath:instancePath+"/footer/socials/facebook",schemaPath:"#/properties/footer/properties/socials/properties/facebook/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data123.instagram !== undefined){
if(typeof data123.instagram !== "string"){
const err168 = {instancePath:instancePath+"/footer/socials/instagram",schemaPath:"#/properties/footer/properties/socials/properties/instagram/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data123["hacker-news"] !== undefined){
if(typeof data123["hacker-news"] !== "string"){
const err169 = {instancePath:instancePath+"/footer/socials/hacker-news",schemaPath:"#/properties/footer/properties/socials/properties/hacker-news/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data123.medium !== undefined){
if(typeof data123.medium !== "string"){
const err170 = {instancePath:instancePath+"/footer/socials/medium",schemaPath:"#/properties/footer/properties/socials/properties/medium/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data123.telegram !== undefined){
if(typeof data123.telegram !== "string"){
const err171 = {instancePath:instancePath+"/footer/socials/telegram",schemaPath:"#/properties/footer/properties/socials/properties/telegram/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
}
}
if(data122.links !== undefined){
let data140 = data122.links;
if(Array.isArray(data140)){
const len11 = data140.length;
for(let i11=0; i11<len11; i11++){
let data141 = data140[i11];
if(data141 && typeof data141 == "object" && !Array.isArray(data141)){
if(data141.title !== undefined){
if(typeof data141.title !== "string"){
const err172 = {instancePath:instancePath+"/footer/links/" + i11+"/title",schemaPath:"#/properties/footer/properties/links/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data141.links !== undefined){
let data143 = data141.links;
if(Array.isArray(data143)){
const len12 = data143.length;
for(let i12=0; i12<len12; i12++){
let data144 = data143[i12];
if(data144 && typeof data144 == "object" && !Array.isArray(data144)){
if(data144.label !== undefined){
if(typeof data144.label !== "string"){
const err173 = {instancePath:instancePath+"/footer/links/" + i11+"/links/" + i12+"/label",schemaPath:"#/properties/footer/properties/links/items/properties/links/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data144.url !== undefined){
if(typeof data144.url !== "string"){
const err174 = {instancePath:instancePath+"/footer/links/" + i11+"/links/" + i12+"/url",schemaPath:"#/properties/footer/properties/links/items/properties/links/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
}
else {
const err175 = {instancePath:instancePath+"/footer/links/" + i11+"/links/" + i12,schemaPath:"#/properties/footer/properties/links/items/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
else {
const err176 = {instancePath:instancePath+"/footer/links/" + i11+"/links",schemaPath:"#/properties/footer/properties/links/items/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
}
else {
const err177 = {instancePath:instancePath+"/footer/links/" + i11,schemaPath:"#/properties/footer/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
}
else {
const err178 = {instancePath:instancePath+"/footer/links",schemaPath:"#/properties/footer/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
}
else {
const err179 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data.feedback !== undefined){
let data147 = data.feedback;
if(data147 && typeof data147 == "object" && !Array.isArray(data147)){
if(data147.thumbsRating !== undefined){
if(typeof data147.thumbsRating !== "boolean"){
const err180 = {instancePath:instancePath+"/feedback/thumbsRating",schemaPath:"#/properties/feedback/properties/thumbsRating/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data147.suggestEdit !== undefined){
if(typeof data147.suggestEdit !== "boolean"){
const err181 = {instancePath:instancePath+"/feedback/suggestEdit",schemaPath:"#/properties/feedback/properties/suggestEdit/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
if(data147.raiseIssue !== undefined){
if(typeof data147.raiseIssue !== "boolean"){
const err182 = {instancePath:instancePath+"/feedback/raiseIssue",schemaPath:"#/properties/feedback/properties/raiseIssue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
else {
const err183 = {instancePath:instancePath+"/feedback",schemaPath:"#/properties/feedback/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data.search !== undefined){
let data151 = data.search;
if(data151 && typeof data151 == "object" && !Array.isArray(data151)){
if(data151.prompt !== undefined){
if(typeof data151.prompt !== "string"){
const err184 = {instancePath:instancePath+"/search/prompt",schemaPath:"#/properties/search/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data151.location !== undefined){
let data153 = data151.location;
if(typeof data153 !== "string"){
const err185 = {instancePath:instancePath+"/search/location",schemaPath:"#/properties/search/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(!((data153 === "top") || (data153 === "side"))){
const err186 = {instancePath:instancePath+"/search/location",schemaPath:"#/properties/search/properties/location/enum",keyword:"enum",params:{allowedValues: schema11.properties.search.properties.location.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
}
else {
const err187 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data.codeBlock !== undefined){
let data154 = data.codeBlock;
if(data154 && typeof data154 == "object" && !Array.isArray(data154)){
if(data154.mode !== undefined){
let data155 = data154.mode;
if(typeof data155 !== "string"){
const err188 = {instancePath:instancePath+"/codeBlock/mode",schemaPath:"#/properties/codeBlock/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if(!((data155 === "auto") || (data155 === "dark"))){
const err189 = {instancePath:instancePath+"/codeBlock/mode",schemaPath:"#/properties/codeBlock/properties/mode/enum",keyword:"enum",params:{allowedValues: schema11.properties.codeBlock.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
}
else {
const err190 = {instancePath:instancePath+"/codeBlock",schemaPath:"#/properties/codeBlock/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data.seo !== undefined){
let data156 = data.seo;
if(data156 && typeof data156 == "object" && !Array.isArray(data156)){
if(data156.indexHiddenPages !== undefined){
if(typeof data156.indexHiddenPages !== "boolean"){
const err191 = {instancePath:instancePath+"/seo/indexHiddenPages",schemaPath:"#/properties/seo/properties/indexHiddenPages/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
}
else {
const err192 = {instancePath:instancePath+"/seo",schemaPath:"#/properties/seo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data.metadata !== undefined){
let data158 = data.metadata;
if(data158 && typeof data158 == "object" && !Array.isArray(data158)){
if(data158.canonical !== undefined){
if(typeof data158.canonical !== "string"){
const err193 = {instancePath:instancePath+"/metadata/canonical",schemaPath:"#/properties/metadata/properties/canonical/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
if(data158["og:title"] !== undefined){
if(typeof data158["og:title"] !== "string"){
const err194 = {instancePath:instancePath+"/metadata/og:title",schemaPath:"#/properties/metadata/properties/og%3Atitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data158["og:description"] !== undefined){
if(typeof data158["og:description"] !== "string"){
const err195 = {instancePath:instancePath+"/metadata/og:description",schemaPath:"#/properties/metadata/properties/og%3Adescription/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data158["og:image"] !== undefined){
if(typeof data158["og:image"] !== "string"){
const err196 = {instancePath:instancePath+"/metadata/og:image",schemaPath:"#/properties/metadata/properties/og%3Aimage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data158["og:site_name"] !== undefined){
if(typeof data158["og:site_name"] !== "string"){
const err197 = {instancePath:instancePath+"/metadata/og:site_name",schemaPath:"#/properties/metadata/properties/og%3Asite_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data158["og:type"] !== undefined){
if(typeof data158["og:type"] !== "string"){
const err198 = {instancePath:instancePath+"/metadata/og:type",schemaPath:"#/properties/metadata/properties/og%3Atype/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
if(data158["twitter:card"] !== undefined){
if(typeof data158["twitter:card"] !== "string"){
const err199 = {instancePath:instancePath+"/metadata/twitter:card",schemaPath:"#/properties/metadata/properties/twitter%3Acard/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data158["twitter:site"] !== undefined){
if(typeof data158["twitter:site"] !== "string"){
const err200 = {instancePath:instancePath+"/metadata/twitter:site",schemaPath:"#/properties/metadata/properties/twitter%3Asite/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data158["twitter:image"] !== undefined){
if(typeof data158["twitter:image"] !== "string"){
const err201 = {instancePath:instancePath+"/metadata/twitter:image",schemaPath:"#/properties/metadata/properties/twitter%3Aimage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
if(data158.keywords !== undefined){
if(typeof data158.keywords !== "string"){
const err202 = {instancePath:instancePath+"/metadata/keywords",schemaPath:"#/properties/metadata/properties/keywords/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data158.robots !== undefined){
if(typeof data158.robots !== "string"){
const err203 = {instancePath:instancePath+"/metadata/robots",schemaPath:"#/properties/metadata/properties/robots/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
}
else {
const err204 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data.redirects !== undefined){
let data170 = data.redirects;
if(Array.isArray(data170)){
const len13 = data170.length;
for(let i13=0; i13<len13; i13++){
let data171 = data170[i13];
if(data171 && typeof data171 == "object" && !Array.isArray(data171)){
if(data171.source === undefined){
const err205 = {instancePath:instancePath+"/redirects/" + i13,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
if(data171.destination === undefined){
const err206 = {instancePath:instancePath+"/redirects/" + i13,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "destination"},message:"must have required property '"+"destination"+"'"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if(data171.source !== undefined){
if(typeof data171.source !== "string"){
const err207 = {instancePath:instancePath+"/redirects/" + i13+"/source",schemaPath:"#/properties/redirects/items/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data171.destination !== undefined){
if(typeof data171.destination !== "string"){
const err208 = {instancePath:instancePath+"/redirects/" + i13+"/destination",schemaPath:"#/properties/redirects/items/properties/destination/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data171.permanent !== undefined){
if(typeof data171.permanent !== "boolean"){
const err209 = {instancePath:instancePath+"/redirects/" + i13+"/permanent",schemaPath:"#/properties/redirects/items/properties/permanent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
}
else {
const err210 = {instancePath:instancePath+"/redirects/" + i13,schemaPath:"#/properties/redirects/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
}
else {
const err211 = {instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data.analytics !== undefined){
let data175 = data.analytics;
if(data175 && typeof data175 == "object" && !Array.isArray(data175)){
if(data175.ga4 !== undefined){
let data176 = data175.ga4;
if(data176 && typeof data176 == "object" && !Array.isArray(data176)){
if(data176.measurementId !== undefined){
if(typeof data176.measurementId !== "string"){
const err212 = {instancePath:instancePath+"/analytics/ga4/measurementId",schemaPath:"#/properties/analytics/properties/ga4/properties/measurementId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
}
else {
const err213 = {instancePath:instancePath+"/analytics/ga4",schemaPath:"#/properties/analytics/properties/ga4/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
if(data175.gtm !== undefined){
let data178 = data175.gtm;
if(data178 && typeof data178 == "object" && !Array.isArray(data178)){
if(data178.tagId !== undefined){
if(typeof data178.tagId !== "string"){
const err214 = {instancePath:instancePath+"/analytics/gtm/tagId",schemaPath:"#/properties/analytics/properties/gtm/properties/tagId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
}
else {
const err215 = {instancePath:instancePath+"/analytics/gtm",schemaPath:"#/properties/analytics/properties/gtm/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
if(data175.plausible !== undefined){
let data180 = data175.plausible;
if(data180 && typeof data180 == "object" && !Array.isArray(data180)){
if(data180.domain !== undefined){
if(typeof data180.domain !== "string"){
const err216 = {instancePath:instancePath+"/analytics/plausible/domain",schemaPath:"#/properties/analytics/properties/plausible/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data180.server !== undefined){
if(typeof data180.server !== "string"){
const err217 = {instancePath:instancePath+"/analytics/plausible/server",schemaPath:"#/properties/analytics/properties/plausible/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
}
else {
const err218 = {instancePath:instancePath+"/analytics/plausible",schemaPath:"#/properties/analytics/properties/plausible/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
if(data175.posthog !== undefined){
let data183 = data175.posthog;
if(data183 && typeof data183 == "object" && !Array.isArray(data183)){
if(data183.apiKey !== undefined){
if(typeof data183.apiKey !== "string"){
const err219 = {instancePath:instancePath+"/analytics/posthog/apiKey",schemaPath:"#/properties/analytics/properties/posthog/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
if(data183.apiHost !== undefined){
if(typeof data183.apiHost !== "string"){
const err220 = {instancePath:instancePath+"/analytics/posthog/apiHost",schemaPath:"#/properties/analytics/properties/posthog/properties/apiHost/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
if(data183.sessionRecording !== undefined){
if(typeof data183.sessionRecording !== "boolean"){
const err221 = {instancePath:instancePath+"/analytics/posthog/sessionRecording",schemaPath:"#/properties/analytics/properties/posthog/properties/sessionRecording/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
}
else {
const err222 = {instancePath:instancePath+"/analytics/posthog",schemaPath:"#/properties/analytics/properties/posthog/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
if(data175.amplitude !== undefined){
let data187 = data175.amplitude;
if(data187 && typeof data187 == "object" && !Array.isArray(data187)){
if(data187.apiKey !== undefined){
if(typeof data187.apiKey !== "string"){
const err223 = {instancePath:instancePath+"/analytics/amplitude/apiKey",schemaPath:"#/properties/analytics/properties/amplitude/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
}
else {
const err224 = {instancePath:instancePath+"/analytics/amplitude",schemaPath:"#/properties/analytics/properties/amplitude/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
if(data175.clearbit !== undefined){
let data189 = data175.clearbit;
if(data189 && typeof data189 == "object" && !Array.isArray(data189)){
if(data189.publicApiKey !== undefined){
if(typeof data189.publicApiKey !== "string"){
const err225 = {instancePath:instancePath+"/analytics/clearbit/publicApiKey",schemaPath:"#/properties/analytics/properties/clearbit/properties/publicApiKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
}
else {
const err226 = {instancePath:instancePath+"/analytics/clearbit",schemaPath:"#/properties/analytics/properties/clearbit/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
if(data175.fathom !== undefined){
let data191 = data175.fathom;
if(data191 && typeof data191 == "object" && !Array.isArray(data191)){
if(data191.siteId !== undefined){
if(typeof data191.siteId !== "string"){
const err227 = {instancePath:instancePath+"/analytics/fathom/siteId",schemaPath:"#/properties/analytics/properties/fathom/properties/siteId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
}
else {
const err228 = {instancePath:instancePath+"/analytics/fathom",schemaPath:"#/properties/analytics/properties/fathom/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
if(data175.heap !== undefined){
let data193 = data175.heap;
if(data193 && typeof data193 == "object" && !Array.isArray(data193)){
if(data193.appId !== undefined){
if(typeof data193.appId !== "string"){
const err229 = {instancePath:instancePath+"/analytics/heap/appId",schemaPath:"#/properties/analytics/properties/heap/properties/appId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
}
else {
const err230 = {instancePath:instancePath+"/analytics/heap",schemaPath:"#/properties/analytics/properties/heap/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
if(data175.hotjar !== undefined){
let data195 = data175.hotjar;
if(data195 && typeof data195 == "object" && !Array.isArray(data195)){
if(data195.hjid !== undefined){
let data196 = data195.hjid;
if((typeof data196 !== "string") && (!(typeof data196 == "number"))){
const err231 = {instancePath:instancePath+"/analytics/hotjar/hjid",schemaPath:"#/properties/analytics/properties/hotjar/properties/hjid/type",keyword:"type",params:{type: schema11.properties.analytics.properties.hotjar.properties.hjid.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data195.hjsv !== undefined){
let data197 = data195.hjsv;
if((typeof data197 !== "string") && (!(typeof data197 == "number"))){
const err232 = {instancePath:instancePath+"/analytics/hotjar/hjsv",schemaPath:"#/properties/analytics/properties/hotjar/properties/hjsv/type",keyword:"type",params:{type: schema11.properties.analytics.properties.hotjar.properties.hjsv.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
}
else {
const err233 = {instancePath:instancePath+"/analytics/hotjar",schemaPath:"#/properties/analytics/properties/hotjar/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
if(data175.koala !== undefined){
let data198 = data175.koala;
if(data198 && typeof data198 == "object" && !Array.isArray(data198)){
if(data198.publicApiKey !== undefined){
if(typeof data198.publicApiKey !== "string"){
const err234 = {instancePath:instancePath+"/analytics/koala/publicApiKey",schemaPath:"#/properties/analytics/properties/koala/properties/publicApiKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
}
else {
const err235 = {instancePath:instancePath+"/analytics/koala",schemaPath:"#/properties/analytics/properties/koala/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
if(data175.logrocket !== undefined){
let data200 = data175.logrocket;
if(data200 && typeof data200 == "object" && !Array.isArray(data200)){
if(data200.appId !== undefined){
if(typeof data200.appId !== "string"){
const err236 = {instancePath:instancePath+"/analytics/logrocket/appId",schemaPath:"#/properties/analytics/properties/logrocket/properties/appId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
}
else {
const err237 = {instancePath:instancePath+"/analytics/logrocket",schemaPath:"#/properties/analytics/properties/logrocket/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
if(data175.mixpanel !== undefined){
let data202 = data175.mixpanel;
if(data202 && typeof data202 == "object" && !Array.isArray(data202)){
if(data202.projectToken !== undefined){
if(typeof data202.projectToken !== "string"){
const err238 = {instancePath:instancePath+"/analytics/mixpanel/projectToken",schemaPath:"#/properties/analytics/properties/mixpanel/properties/projectToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
}
else {
const err239 = {instancePath:instancePath+"/analytics/mixpanel",schemaPath:"#/properties/analytics/properties/mixpanel/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
if(data175.pirsch !== undefined){
let data204 = data175.pirsch;
if(data204 && typeof data204 == "object" && !Array.isArray(data204)){
if(data204.id !== undefined){
if(typeof data204.id !== "string"){
const err240 = {instancePath:instancePath+"/analytics/pirsch/id",schemaPath:"#/properties/analytics/properties/pirsch/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
}
else {
const err241 = {instancePath:instancePath+"/analytics/pirsch",schemaPath:"#/properties/analytics/properties/pirsch/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
if(data175.segment !== undefined){
let data206 = data175.segment;
if(data206 && typeof data206 == "object" && !Array.isArray(data206)){
if(data206.key !== undefined){
if(typeof data206.key !== "string"){
const err242 = {instancePath:instancePath+"/analytics/segment/key",schemaPath:"#/properties/analytics/properties/segment/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
}
else {
const err243 = {instancePath:instancePath+"/analytics/segment",schemaPath:"#/properties/analytics/properties/segment/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
if(data175.clarity !== undefined){
let data208 = data175.clarity;
if(data208 && typeof data208 == "object" && !Array.isArray(data208)){
if(data208.projectId !== undefined){
if(typeof data208.projectId !== "string"){
const err244 = {instancePath:instancePath+"/analytics/clarity/projectId",schemaPath:"#/properties/analytics/properties/clarity/properties/projectId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
}
else {
const err245 = {instancePath:instancePath+"/analytics/clarity",schemaPath:"#/properties/analytics/properties/clarity/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
}
else {
const err246 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
if(data.integrations !== undefined){
let data210 = data.integrations;
if(data210 && typeof data210 == "object" && !Array.isArray(data210)){
if(data210.intercom !== undefined){
if(typeof data210.intercom !== "string"){
const err247 = {instancePath:instancePath+"/integrations/intercom",schemaPath:"#/properties/integrations/properties/intercom/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
if(data210.frontchat !== undefined){
if(typeof data210.frontchat !== "string"){
const err248 = {instancePath:instancePath+"/integrations/frontchat",schemaPath:"#/properties/integrations/properties/frontchat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
if(data210.osano !== undefined){
if(typeof data210.osano !== "string"){
const err249 = {instancePath:instancePath+"/integrations/osano",schemaPath:"#/properties/integrations/properties/osano/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
}
else {
const err250 = {instancePath:instancePath+"/integrations",schemaPath:"#/properties/integrations/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
if(data.theme !== undefined){
if(typeof data.theme !== "string"){
const err251 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
if(data.layout !== undefined){
if(typeof data.layout !== "string"){
const err252 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
if(data.background !== undefined){
let data216 = data.background;
if(data216 && typeof data216 == "object" && !Array.isArray(data216)){
if(data216.style !== undefined){
let data217 = data216.style;
if(typeof data217 !== "string"){
const err253 = {instancePath:instancePath+"/background/style",schemaPath:"#/properties/background/properties/style/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
if(!(((data217 === "gradient") || (data217 === "grid")) || (data217 === "windows"))){
const err254 = {instancePath:instancePath+"/background/style",schemaPath:"#/properties/background/properties/style/enum",keyword:"enum",params:{allowedValues: schema11.properties.background.properties.style.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
}
else {
const err255 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
if(data.sidebar !== undefined){
let data218 = data.sidebar;
if(data218 && typeof data218 == "object" && !Array.isArray(data218)){
if(data218.items !== undefined){
if(typeof data218.items !== "string"){
const err256 = {instancePath:instancePath+"/sidebar/items",schemaPath:"#/properties/sidebar/properties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
}
else {
const err257 = {instancePath:instancePath+"/sidebar",schemaPath:"#/properties/sidebar/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data.topbar !== undefined){
let data220 = data.topbar;
if(data220 && typeof data220 == "object" && !Array.isArray(data220)){
if(data220.style !== undefined){
if(typeof data220.style !== "string"){
const err258 = {instancePath:instancePath+"/topbar/style",schemaPath:"#/properties/topbar/properties/style/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
}
else {
const err259 = {instancePath:instancePath+"/topbar",schemaPath:"#/properties/topbar/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
if(data.eyebrow !== undefined){
let data222 = data.eyebrow;
if(data222 && typeof data222 == "object" && !Array.isArray(data222)){
if(data222.display !== undefined){
let data223 = data222.display;
if(typeof data223 !== "string"){
const err260 = {instancePath:instancePath+"/eyebrow/display",schemaPath:"#/properties/eyebrow/properties/display/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
if(!((data223 === "section") || (data223 === "breadcrumbs"))){
const err261 = {instancePath:instancePath+"/eyebrow/display",schemaPath:"#/properties/eyebrow/properties/display/enum",keyword:"enum",params:{allowedValues: schema11.properties.eyebrow.properties.display.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
}
else {
const err262 = {instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
if(data.rounded !== undefined){
let data224 = data.rounded;
if(typeof data224 !== "string"){
const err263 = {instancePath:instancePath+"/rounded",schemaPath:"#/properties/rounded/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
if(!((data224 === "default") || (data224 === "sharp"))){
const err264 = {instancePath:instancePath+"/rounded",schemaPath:"#/properties/rounded/enum",keyword:"enum",params:{allowedValues: schema11.properties.rounded.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
if(data.contextual !== undefined){
let data225 = data.contextual;
if(data225 && typeof data225 == "object" && !Array.isArray(data225)){
if(data225.options !== undefined){
let data226 = data225.options;
if(Array.isArray(data226)){
const len14 = data226.length;
for(let i14=0; i14<len14; i14++){
let data227 = data226[i14];
if((typeof data227 !== "string") && (!(data227 && typeof data227 == "object" && !Array.isArray(data227)))){
const err265 = {instancePath:instancePath+"/contextual/options/" + i14,schemaPath:"#/properties/contextual/properties/options/items/type",keyword:"type",params:{type: schema11.properties.contextual.properties.options.items.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
if(data227 && typeof data227 == "object" && !Array.isArray(data227)){
if(data227.title !== undefined){
if(typeof data227.title !== "string"){
const err266 = {instancePath:instancePath+"/contextual/options/" + i14+"/title",schemaPath:"#/properties/contextual/properties/options/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
if(data227.description !== undefined){
if(typeof data227.description !== "string"){
const err267 = {instancePath:instancePath+"/contextual/options/" + i14+"/description",schemaPath:"#/properties/contextual/properties/options/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
if(data227.icon !== undefined){
if(typeof data227.icon !== "string"){
const err268 = {instancePath:instancePath+"/contextual/options/" + i14+"/icon",schemaPath:"#/properties/contextual/properties/options/items/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
if(data227.iconType !== undefined){
let data231 = data227.iconType;
if(typeof data231 !== "string"){
const err269 = {instancePath:instancePath+"/contextual/options/" + i14+"/iconType",schemaPath:"#/properties/contextual/properties/options/items/properties/iconType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
if(!(((((((data231 === "regular") || (data231 === "solid")) || (data231 === "light")) || (data231 === "thin")) || (data231 === "duotone")) || (data231 === "sharp-solid")) || (data231 === "brands"))){
const err270 = {instancePath:instancePath+"/contextual/options/" + i14+"/iconType",schemaPath:"#/properties/contextual/properties/options/items/properties/iconType/enum",keyword:"enum",params:{allowedValues: schema11.properties.contextual.properties.options.items.properties.iconType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
if(data227.href !== undefined){
let data232 = data227.href;
if((typeof data232 !== "string") && (!(data232 && typeof data232 == "object" && !Array.isArray(data232)))){
const err271 = {instancePath:instancePath+"/contextual/options/" + i14+"/href",schemaPath:"#/properties/contextual/properties/options/items/properties/href/type",keyword:"type",params:{type: schema11.properties.contextual.properties.options.items.properties.href.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
}
}
}
else {
const err272 = {instancePath:instancePath+"/contextual/options",schemaPath:"#/properties/contextual/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
}
else {
const err273 = {instancePath:instancePath+"/contextual",schemaPath:"#/properties/contextual/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err274 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
}
else {
const err275 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
