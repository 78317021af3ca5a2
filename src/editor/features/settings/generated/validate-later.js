/* Generated from schema/later.schema.json by `npm run generate`. Do not edit. */
"use strict";
export const settingsForm = validate10;
const schema11 = {"$id":"settingsForm","type":"object","required":["name","colors"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"logo":{"type":["string","object"],"properties":{"light":{"type":"string"},"dark":{"type":"string"},"href":{"type":"string"}}},"favicon":{"type":["string","object"],"properties":{"light":{"type":"string"},"dark":{"type":"string"}}},"colors":{"required":["primary"],"type":"object","properties":{"primary":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"},"light":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"},"dark":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"}}},"navbar":{"type":"object","properties":{"links":{"type":"array","items":{"type":"object","properties":{"label":{"type":"string"},"href":{"type":"string"},"icon":{"type":"string"},"iconType":{"type":"string","enum":["regular","solid","light","thin","duotone","sharp-solid","brands"]},"type":{"type":"string","enum":["github","discord"]}}}},"primary":{"type":"object","properties":{"type":{"type":"string","enum":["button","github","discord"]},"label":{"type":"string"},"href":{"type":"string"}}}}},"banner":{"type":"object","properties":{"content":{"type":"string"},"dismissible":{"type":"boolean"},"type":{"type":"string","enum":["info","warning","critical"]},"color":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":["string","object"],"properties":{"light":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"},"dark":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"}}}}},"search":{"type":"object","properties":{"prompt":{"type":"string"}}},"redirects":{"type":"array","items":{"required":["source","destination"],"type":"object","properties":{"source":{"type":"string"},"destination":{"type":"string"},"permanent":{"type":"boolean"}}}},"interaction":{"type":"object","properties":{"drilldown":{"type":"boolean"}}},"api":{"type":"object","properties":{"openapi":{"required":["source"],"type":["string","array","object"],"properties":{"source":{"type":"string"},"directory":{"type":"string"}},"items":{"type":"string"}},"playground":{"type":"object","properties":{"display":{"type":"string","enum":["interactive","simple","none"]},"proxy":{"type":"boolean"},"credentials":{"type":"boolean"}}},"mdx":{"type":"object","properties":{"server":{"type":["string","array"],"items":{"type":"string"}},"auth":{"type":"object","properties":{"method":{"type":"string","enum":["bearer","basic","key"]},"name":{"type":"string"}}}}},"examples":{"type":"object","properties":{"languages":{"type":"array","items":{"type":"string"}},"autogenerate":{"type":"boolean"},"defaults":{"type":"string","enum":["all","required"]},"prefill":{"type":"boolean"}}},"params":{"type":"object","properties":{"expanded":{"type":"string","enum":["all","closed"]},"post":{"type":"array","items":{"type":"string"}}}},"url":{"type":"string","enum":["full"]},"asyncapi":{"required":["source"],"type":["string","array","object"],"properties":{"source":{"type":"string"},"directory":{"type":"string"}},"items":{"type":"string"}}}},"footer":{"type":"object","properties":{"socials":{"type":["object","array"],"properties":{"website":{"type":"string"},"github":{"type":"string"},"x":{"type":"string"},"twitter":{"type":"string"},"discord":{"type":"string"},"slack":{"type":"string"},"linkedin":{"type":"string"},"youtube":{"type":"string"},"facebook":{"type":"string"},"instagram":{"type":"string"},"hacker-news":{"type":"string"},"medium":{"type":"string"},"telegram":{"type":"string"},"bluesky":{"type":"string"},"threads":{"type":"string"},"reddit":{"type":"string"},"podcast":{"type":"string"},"x-twitter":{"type":"string"},"earth-americas":{"type":"string"}},"items":{"type":"object","properties":{"type":{"type":"string"},"url":{"type":"string"}}}},"links":{"type":"array","items":{"type":"object","properties":{"header":{"type":"string"},"items":{"type":"array","items":{"type":"object","properties":{"label":{"type":"string"},"href":{"type":"string"}}}}}}}}},"feedback":{"type":"object","properties":{"thumbsRating":{"type":"boolean"},"suggestEdit":{"type":"boolean"},"raiseIssue":{"type":"boolean"}}},"appearance":{"type":"object","properties":{"default":{"type":"string","enum":["system","light","dark"]},"strict":{"type":"boolean"}}},"background":{"type":"object","properties":{"color":{"type":"object","properties":{"light":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"},"dark":{"pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$","type":"string"}}},"image":{"type":["string","object"],"properties":{"light":{"type":"string"},"dark":{"type":"string"}}},"decoration":{"type":"string","enum":["gradient","grid","windows"]}}},"fonts":{"type":"object","properties":{"family":{"type":"string"},"weight":{"type":"number"},"source":{"type":"string"},"format":{"type":"string","enum":["woff","woff2"]},"heading":{"type":"object","properties":{"family":{"type":"string"},"weight":{"type":"number"},"source":{"type":"string"},"format":{"type":"string","enum":["woff","woff2"]}}},"body":{"type":"object","properties":{"family":{"type":"string"},"weight":{"type":"number"},"source":{"type":"string"},"format":{"type":"string","enum":["woff","woff2"]}}}}},"styling":{"type":"object","properties":{"eyebrows":{"type":"string","enum":["section","breadcrumbs"]},"codeblocks":{"type":["string","object"],"properties":{"theme":{"type":["string","object"],"properties":{"light":{"type":"string"},"dark":{"type":"string"}}},"languages":{"type":"object","properties":{"custom":{"type":"array","items":{"type":"string"}}}}}},"latex":{"type":"boolean"}}},"icons":{"type":"object","properties":{"library":{"type":"string","enum":["fontawesome","lucide","tabler"]}}},"contextual":{"type":"object","properties":{"options":{"type":"array","items":{"type":["string","object"],"properties":{"title":{"type":"string"},"description":{"type":"string"},"icon":{"type":"string"},"iconType":{"type":"string","enum":["regular","solid","light","thin","duotone","sharp-solid","brands"]},"href":{"type":["string","object"]}}}},"display":{"type":"string","enum":["header","toc"]}}},"thumbnails":{"type":"object","properties":{"appearance":{"type":"string","enum":["light","dark"]},"background":{"type":"string"},"fonts":{"type":"object","properties":{"family":{"type":"string"}}}}},"variables":{"type":"object"},"seo":{"type":"object","properties":{"indexing":{"type":"string","enum":["navigable","all"]},"metatags":{"type":"object","properties":{"canonical":{"type":"string"},"og:title":{"type":"string"},"og:description":{"type":"string"},"og:image":{"type":"string"},"og:site_name":{"type":"string"},"og:type":{"type":"string"},"twitter:card":{"type":"string"},"twitter:site":{"type":"string"},"twitter:image":{"type":"string"},"keywords":{"type":"string"},"robots":{"type":"string"}}},"organization":{"type":"object","properties":{"name":{"type":"string"},"legalName":{"type":"string"},"url":{"type":"string"},"logo":{"type":"string"},"id":{"type":"string"},"sameAs":{"type":"array","items":{"type":"string"}}}},"trailingSlash":{"type":"boolean"}}},"metadata":{"type":"object","properties":{"timestamp":{"type":"boolean"}}},"errors":{"type":"object","properties":{"404":{"type":"object","properties":{"title":{"type":"string"},"description":{"type":"string"},"redirect":{"type":"boolean"}}}}},"markdown":{"type":"object","properties":{"schema":{"type":"boolean"},"instructions":{"type":["string","array"],"items":{"type":"string"}}}},"integrations":{"type":"object","properties":{"ga4":{"type":"object","properties":{"measurementId":{"type":"string"}}},"gtm":{"type":"object","properties":{"tagId":{"type":"string"}}},"plausible":{"type":"object","properties":{"domain":{"type":"string"},"server":{"type":"string"}}},"posthog":{"type":"object","properties":{"apiKey":{"type":"string"},"apiHost":{"type":"string"},"sessionRecording":{"type":"boolean"}}},"amplitude":{"type":"object","properties":{"apiKey":{"type":"string"}}},"clearbit":{"type":"object","properties":{"publicApiKey":{"type":"string"}}},"fathom":{"type":"object","properties":{"siteId":{"type":"string"}}},"heap":{"type":"object","properties":{"appId":{"type":"string"}}},"hotjar":{"type":"object","properties":{"hjid":{"type":["string","number"]},"hjsv":{"type":["string","number"]}}},"koala":{"type":"object","properties":{"publicApiKey":{"type":"string"}}},"logrocket":{"type":"object","properties":{"appId":{"type":"string"}}},"mixpanel":{"type":"object","properties":{"projectToken":{"type":"string"}}},"pirsch":{"type":"object","properties":{"id":{"type":"string"}}},"segment":{"type":"object","properties":{"key":{"type":"string"}}},"clarity":{"type":"object","properties":{"projectId":{"type":"string"}}},"intercom":{"type":"object","properties":{"appId":{"type":"string"}}},"frontchat":{"type":"object","properties":{"snippetId":{"type":"string"}}},"hightouch":{"type":"object","properties":{"writeKey":{"type":"string"},"apiKey":{"type":"string"},"apiHost":{"type":"string"}}},"telemetry":{"type":"object","properties":{"enabled":{"type":"boolean"}}},"cookies":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"string"}}},"transcend":{"type":"object","properties":{"bundleId":{"type":"string"},"analyticsPurpose":{"type":"string"}}},"adobe":{"type":"object","properties":{"launchUrl":{"type":"string"}}},"osano":{"type":"object","properties":{"scriptSource":{"type":"string"}}}}},"theme":{"type":"string"},"$schema":{"type":"string"}}};
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
if(data.colors === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colors"},message:"must have required property '"+"colors"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.logo !== undefined){
let data2 = data.logo;
if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){
const err4 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: schema11.properties.logo.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.light !== undefined){
if(typeof data2.light !== "string"){
const err5 = {instancePath:instancePath+"/logo/light",schemaPath:"#/properties/logo/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.dark !== undefined){
if(typeof data2.dark !== "string"){
const err6 = {instancePath:instancePath+"/logo/dark",schemaPath:"#/properties/logo/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.href !== undefined){
if(typeof data2.href !== "string"){
const err7 = {instancePath:instancePath+"/logo/href",schemaPath:"#/properties/logo/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
if(data.favicon !== undefined){
let data6 = data.favicon;
if((typeof data6 !== "string") && (!(data6 && typeof data6 == "object" && !Array.isArray(data6)))){
const err8 = {instancePath:instancePath+"/favicon",schemaPath:"#/properties/favicon/type",keyword:"type",params:{type: schema11.properties.favicon.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.light !== undefined){
if(typeof data6.light !== "string"){
const err9 = {instancePath:instancePath+"/favicon/light",schemaPath:"#/properties/favicon/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.dark !== undefined){
if(typeof data6.dark !== "string"){
const err10 = {instancePath:instancePath+"/favicon/dark",schemaPath:"#/properties/favicon/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
if(data.colors !== undefined){
let data9 = data.colors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.primary === undefined){
const err11 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "primary"},message:"must have required property '"+"primary"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data9.primary !== undefined){
let data10 = data9.primary;
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err12 = {instancePath:instancePath+"/colors/primary",schemaPath:"#/properties/colors/properties/primary/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
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
const err13 = {instancePath:instancePath+"/colors/primary",schemaPath:"#/properties/colors/properties/primary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data9.light !== undefined){
let data11 = data9.light;
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err14 = {instancePath:instancePath+"/colors/light",schemaPath:"#/properties/colors/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/colors/light",schemaPath:"#/properties/colors/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data9.dark !== undefined){
let data12 = data9.dark;
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
const err16 = {instancePath:instancePath+"/colors/dark",schemaPath:"#/properties/colors/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
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
const err17 = {instancePath:instancePath+"/colors/dark",schemaPath:"#/properties/colors/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.navbar !== undefined){
let data13 = data.navbar;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.links !== undefined){
let data14 = data13.links;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.label !== undefined){
if(typeof data15.label !== "string"){
const err19 = {instancePath:instancePath+"/navbar/links/" + i0+"/label",schemaPath:"#/properties/navbar/properties/links/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data15.href !== undefined){
if(typeof data15.href !== "string"){
const err20 = {instancePath:instancePath+"/navbar/links/" + i0+"/href",schemaPath:"#/properties/navbar/properties/links/items/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data15.icon !== undefined){
if(typeof data15.icon !== "string"){
const err21 = {instancePath:instancePath+"/navbar/links/" + i0+"/icon",schemaPath:"#/properties/navbar/properties/links/items/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data15.iconType !== undefined){
let data19 = data15.iconType;
if(typeof data19 !== "string"){
const err22 = {instancePath:instancePath+"/navbar/links/" + i0+"/iconType",schemaPath:"#/properties/navbar/properties/links/items/properties/iconType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((((((data19 === "regular") || (data19 === "solid")) || (data19 === "light")) || (data19 === "thin")) || (data19 === "duotone")) || (data19 === "sharp-solid")) || (data19 === "brands"))){
const err23 = {instancePath:instancePath+"/navbar/links/" + i0+"/iconType",schemaPath:"#/properties/navbar/properties/links/items/properties/iconType/enum",keyword:"enum",params:{allowedValues: schema11.properties.navbar.properties.links.items.properties.iconType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data15.type !== undefined){
let data20 = data15.type;
if(typeof data20 !== "string"){
const err24 = {instancePath:instancePath+"/navbar/links/" + i0+"/type",schemaPath:"#/properties/navbar/properties/links/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((data20 === "github") || (data20 === "discord"))){
const err25 = {instancePath:instancePath+"/navbar/links/" + i0+"/type",schemaPath:"#/properties/navbar/properties/links/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.navbar.properties.links.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/navbar/links/" + i0,schemaPath:"#/properties/navbar/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/navbar/links",schemaPath:"#/properties/navbar/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data13.primary !== undefined){
let data21 = data13.primary;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.type !== undefined){
let data22 = data21.type;
if(typeof data22 !== "string"){
const err28 = {instancePath:instancePath+"/navbar/primary/type",schemaPath:"#/properties/navbar/properties/primary/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data22 === "button") || (data22 === "github")) || (data22 === "discord"))){
const err29 = {instancePath:instancePath+"/navbar/primary/type",schemaPath:"#/properties/navbar/properties/primary/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.navbar.properties.primary.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data21.label !== undefined){
if(typeof data21.label !== "string"){
const err30 = {instancePath:instancePath+"/navbar/primary/label",schemaPath:"#/properties/navbar/properties/primary/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data21.href !== undefined){
if(typeof data21.href !== "string"){
const err31 = {instancePath:instancePath+"/navbar/primary/href",schemaPath:"#/properties/navbar/properties/primary/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/navbar/primary",schemaPath:"#/properties/navbar/properties/primary/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/navbar",schemaPath:"#/properties/navbar/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.banner !== undefined){
let data25 = data.banner;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.content !== undefined){
if(typeof data25.content !== "string"){
const err34 = {instancePath:instancePath+"/banner/content",schemaPath:"#/properties/banner/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data25.dismissible !== undefined){
if(typeof data25.dismissible !== "boolean"){
const err35 = {instancePath:instancePath+"/banner/dismissible",schemaPath:"#/properties/banner/properties/dismissible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data25.type !== undefined){
let data28 = data25.type;
if(typeof data28 !== "string"){
const err36 = {instancePath:instancePath+"/banner/type",schemaPath:"#/properties/banner/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((data28 === "info") || (data28 === "warning")) || (data28 === "critical"))){
const err37 = {instancePath:instancePath+"/banner/type",schemaPath:"#/properties/banner/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.banner.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data25.color !== undefined){
let data29 = data25.color;
if((typeof data29 !== "string") && (!(data29 && typeof data29 == "object" && !Array.isArray(data29)))){
const err38 = {instancePath:instancePath+"/banner/color",schemaPath:"#/properties/banner/properties/color/type",keyword:"type",params:{type: schema11.properties.banner.properties.color.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data29 === "string"){
if(!pattern0.test(data29)){
const err39 = {instancePath:instancePath+"/banner/color",schemaPath:"#/properties/banner/properties/color/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.light !== undefined){
let data30 = data29.light;
if(typeof data30 === "string"){
if(!pattern0.test(data30)){
const err40 = {instancePath:instancePath+"/banner/color/light",schemaPath:"#/properties/banner/properties/color/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/banner/color/light",schemaPath:"#/properties/banner/properties/color/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data29.dark !== undefined){
let data31 = data29.dark;
if(typeof data31 === "string"){
if(!pattern0.test(data31)){
const err42 = {instancePath:instancePath+"/banner/color/dark",schemaPath:"#/properties/banner/properties/color/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/banner/color/dark",schemaPath:"#/properties/banner/properties/color/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
}
else {
const err44 = {instancePath:instancePath+"/banner",schemaPath:"#/properties/banner/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.search !== undefined){
let data32 = data.search;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.prompt !== undefined){
if(typeof data32.prompt !== "string"){
const err45 = {instancePath:instancePath+"/search/prompt",schemaPath:"#/properties/search/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.redirects !== undefined){
let data34 = data.redirects;
if(Array.isArray(data34)){
const len1 = data34.length;
for(let i1=0; i1<len1; i1++){
let data35 = data34[i1];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.source === undefined){
const err47 = {instancePath:instancePath+"/redirects/" + i1,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data35.destination === undefined){
const err48 = {instancePath:instancePath+"/redirects/" + i1,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "destination"},message:"must have required property '"+"destination"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data35.source !== undefined){
if(typeof data35.source !== "string"){
const err49 = {instancePath:instancePath+"/redirects/" + i1+"/source",schemaPath:"#/properties/redirects/items/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data35.destination !== undefined){
if(typeof data35.destination !== "string"){
const err50 = {instancePath:instancePath+"/redirects/" + i1+"/destination",schemaPath:"#/properties/redirects/items/properties/destination/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data35.permanent !== undefined){
if(typeof data35.permanent !== "boolean"){
const err51 = {instancePath:instancePath+"/redirects/" + i1+"/permanent",schemaPath:"#/properties/redirects/items/properties/permanent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err52 = {instancePath:instancePath+"/redirects/" + i1,schemaPath:"#/properties/redirects/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.interaction !== undefined){
let data39 = data.interaction;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.drilldown !== undefined){
if(typeof data39.drilldown !== "boolean"){
const err54 = {instancePath:instancePath+"/interaction/drilldown",schemaPath:"#/properties/interaction/properties/drilldown/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/interaction",schemaPath:"#/properties/interaction/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.api !== undefined){
let data41 = data.api;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.openapi !== undefined){
let data42 = data41.openapi;
if((!data42 || typeof data42 != "object") && (typeof data42 !== "string")){
const err56 = {instancePath:instancePath+"/api/openapi",schemaPath:"#/properties/api/properties/openapi/type",keyword:"type",params:{type: schema11.properties.api.properties.openapi.type},message:"must be string,array,object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(Array.isArray(data42)){
const len2 = data42.length;
for(let i2=0; i2<len2; i2++){
if(typeof data42[i2] !== "string"){
const err57 = {instancePath:instancePath+"/api/openapi/" + i2,schemaPath:"#/properties/api/properties/openapi/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.source === undefined){
const err58 = {instancePath:instancePath+"/api/openapi",schemaPath:"#/properties/api/properties/openapi/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data42.source !== undefined){
if(typeof data42.source !== "string"){
const err59 = {instancePath:instancePath+"/api/openapi/source",schemaPath:"#/properties/api/properties/openapi/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data42.directory !== undefined){
if(typeof data42.directory !== "string"){
const err60 = {instancePath:instancePath+"/api/openapi/directory",schemaPath:"#/properties/api/properties/openapi/properties/directory/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
}
if(data41.playground !== undefined){
let data46 = data41.playground;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.display !== undefined){
let data47 = data46.display;
if(typeof data47 !== "string"){
const err61 = {instancePath:instancePath+"/api/playground/display",schemaPath:"#/properties/api/properties/playground/properties/display/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(((data47 === "interactive") || (data47 === "simple")) || (data47 === "none"))){
const err62 = {instancePath:instancePath+"/api/playground/display",schemaPath:"#/properties/api/properties/playground/properties/display/enum",keyword:"enum",params:{allowedValues: schema11.properties.api.properties.playground.properties.display.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data46.proxy !== undefined){
if(typeof data46.proxy !== "boolean"){
const err63 = {instancePath:instancePath+"/api/playground/proxy",schemaPath:"#/properties/api/properties/playground/properties/proxy/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data46.credentials !== undefined){
if(typeof data46.credentials !== "boolean"){
const err64 = {instancePath:instancePath+"/api/playground/credentials",schemaPath:"#/properties/api/properties/playground/properties/credentials/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/api/playground",schemaPath:"#/properties/api/properties/playground/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data41.mdx !== undefined){
let data50 = data41.mdx;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.server !== undefined){
let data51 = data50.server;
if((typeof data51 !== "string") && (!(Array.isArray(data51)))){
const err66 = {instancePath:instancePath+"/api/mdx/server",schemaPath:"#/properties/api/properties/mdx/properties/server/type",keyword:"type",params:{type: schema11.properties.api.properties.mdx.properties.server.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(Array.isArray(data51)){
const len3 = data51.length;
for(let i3=0; i3<len3; i3++){
if(typeof data51[i3] !== "string"){
const err67 = {instancePath:instancePath+"/api/mdx/server/" + i3,schemaPath:"#/properties/api/properties/mdx/properties/server/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
}
if(data50.auth !== undefined){
let data53 = data50.auth;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.method !== undefined){
let data54 = data53.method;
if(typeof data54 !== "string"){
const err68 = {instancePath:instancePath+"/api/mdx/auth/method",schemaPath:"#/properties/api/properties/mdx/properties/auth/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!(((data54 === "bearer") || (data54 === "basic")) || (data54 === "key"))){
const err69 = {instancePath:instancePath+"/api/mdx/auth/method",schemaPath:"#/properties/api/properties/mdx/properties/auth/properties/method/enum",keyword:"enum",params:{allowedValues: schema11.properties.api.properties.mdx.properties.auth.properties.method.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data53.name !== undefined){
if(typeof data53.name !== "string"){
const err70 = {instancePath:instancePath+"/api/mdx/auth/name",schemaPath:"#/properties/api/properties/mdx/properties/auth/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/api/mdx/auth",schemaPath:"#/properties/api/properties/mdx/properties/auth/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/api/mdx",schemaPath:"#/properties/api/properties/mdx/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data41.examples !== undefined){
let data56 = data41.examples;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.languages !== undefined){
let data57 = data56.languages;
if(Array.isArray(data57)){
const len4 = data57.length;
for(let i4=0; i4<len4; i4++){
if(typeof data57[i4] !== "string"){
const err73 = {instancePath:instancePath+"/api/examples/languages/" + i4,schemaPath:"#/properties/api/properties/examples/properties/languages/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/api/examples/languages",schemaPath:"#/properties/api/properties/examples/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data56.autogenerate !== undefined){
if(typeof data56.autogenerate !== "boolean"){
const err75 = {instancePath:instancePath+"/api/examples/autogenerate",schemaPath:"#/properties/api/properties/examples/properties/autogenerate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data56.defaults !== undefined){
let data60 = data56.defaults;
if(typeof data60 !== "string"){
const err76 = {instancePath:instancePath+"/api/examples/defaults",schemaPath:"#/properties/api/properties/examples/properties/defaults/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(!((data60 === "all") || (data60 === "required"))){
const err77 = {instancePath:instancePath+"/api/examples/defaults",schemaPath:"#/properties/api/properties/examples/properties/defaults/enum",keyword:"enum",params:{allowedValues: schema11.properties.api.properties.examples.properties.defaults.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data56.prefill !== undefined){
if(typeof data56.prefill !== "boolean"){
const err78 = {instancePath:instancePath+"/api/examples/prefill",schemaPath:"#/properties/api/properties/examples/properties/prefill/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/api/examples",schemaPath:"#/properties/api/properties/examples/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data41.params !== undefined){
let data62 = data41.params;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.expanded !== undefined){
let data63 = data62.expanded;
if(typeof data63 !== "string"){
const err80 = {instancePath:instancePath+"/api/params/expanded",schemaPath:"#/properties/api/properties/params/properties/expanded/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(!((data63 === "all") || (data63 === "closed"))){
const err81 = {instancePath:instancePath+"/api/params/expanded",schemaPath:"#/properties/api/properties/params/properties/expanded/enum",keyword:"enum",params:{allowedValues: schema11.properties.api.properties.params.properties.expanded.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data62.post !== undefined){
let data64 = data62.post;
if(Array.isArray(data64)){
const len5 = data64.length;
for(let i5=0; i5<len5; i5++){
if(typeof data64[i5] !== "string"){
const err82 = {instancePath:instancePath+"/api/params/post/" + i5,schemaPath:"#/properties/api/properties/params/properties/post/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/api/params/post",schemaPath:"#/properties/api/properties/params/properties/post/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/api/params",schemaPath:"#/properties/api/properties/params/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data41.url !== undefined){
let data66 = data41.url;
if(typeof data66 !== "string"){
const err85 = {instancePath:instancePath+"/api/url",schemaPath:"#/properties/api/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(!(data66 === "full")){
const err86 = {instancePath:instancePath+"/api/url",schemaPath:"#/properties/api/properties/url/enum",keyword:"enum",params:{allowedValues: schema11.properties.api.properties.url.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data41.asyncapi !== undefined){
let data67 = data41.asyncapi;
if((!data67 || typeof data67 != "object") && (typeof data67 !== "string")){
const err87 = {instancePath:instancePath+"/api/asyncapi",schemaPath:"#/properties/api/properties/asyncapi/type",keyword:"type",params:{type: schema11.properties.api.properties.asyncapi.type},message:"must be string,array,object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(Array.isArray(data67)){
const len6 = data67.length;
for(let i6=0; i6<len6; i6++){
if(typeof data67[i6] !== "string"){
const err88 = {instancePath:instancePath+"/api/asyncapi/" + i6,schemaPath:"#/properties/api/properties/asyncapi/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.source === undefined){
const err89 = {instancePath:instancePath+"/api/asyncapi",schemaPath:"#/properties/api/properties/asyncapi/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data67.source !== undefined){
if(typeof data67.source !== "string"){
const err90 = {instancePath:instancePath+"/api/asyncapi/source",schemaPath:"#/properties/api/properties/asyncapi/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data67.directory !== undefined){
if(typeof data67.directory !== "string"){
const err91 = {instancePath:instancePath+"/api/asyncapi/directory",schemaPath:"#/properties/api/properties/asyncapi/properties/directory/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
}
}
else {
const err92 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.footer !== undefined){
let data71 = data.footer;
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
if(data71.socials !== undefined){
let data72 = data71.socials;
if(!data72 || typeof data72 != "object"){
const err93 = {instancePath:instancePath+"/footer/socials",schemaPath:"#/properties/footer/properties/socials/type",keyword:"type",params:{type: schema11.properties.footer.properties.socials.type},message:"must be object,array"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(Array.isArray(data72)){
const len7 = data72.length;
for(let i7=0; i7<len7; i7++){
let data73 = data72[i7];
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
if(data73.type !== undefined){
if(typeof data73.type !== "string"){
const err94 = {instancePath:instancePath+"/footer/socials/" + i7+"/type",schemaPath:"#/properties/footer/properties/socials/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data73.url !== undefined){
if(typeof data73.url !== "string"){
const err95 = {instancePath:instancePath+"/footer/socials/" + i7+"/url",schemaPath:"#/properties/footer/properties/socials/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/footer/socials/" + i7,schemaPath:"#/properties/footer/properties/socials/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.website !== undefined){
if(typeof data72.website !== "string"){
const err97 = {instancePath:instancePath+"/footer/socials/website",schemaPath:"#/properties/footer/properties/socials/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data72.github !== undefined){
if(typeof data72.github !== "string"){
const err98 = {instancePath:instancePath+"/footer/socials/github",schemaPath:"#/properties/footer/properties/socials/properties/github/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data72.x !== undefined){
if(typeof data72.x !== "string"){
const err99 = {instancePath:instancePath+"/footer/socials/x",schemaPath:"#/properties/footer/properties/socials/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data72.twitter !== undefined){
if(typeof data72.twitter !== "string"){
const err100 = {instancePath:instancePath+"/footer/socials/twitter",schemaPath:"#/properties/footer/properties/socials/properties/twitter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data72.discord !== undefined){
if(typeof data72.discord !== "string"){
const err101 = {instancePath:instancePath+"/footer/socials/discord",schemaPath:"#/properties/footer/properties/socials/properties/discord/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data72.slack !== undefined){
if(typeof data72.slack !== "string"){
const err102 = {instancePath:instancePath+"/footer/socials/slack",schemaPath:"#/properties/footer/properties/socials/properties/slack/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data72.linkedin !== undefined){
if(typeof data72.linkedin !== "string"){
const err103 = {instancePath:instancePath+"/footer/socials/linkedin",schemaPath:"#/properties/footer/properties/socials/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data72.youtube !== undefined){
if(typeof data72.youtube !== "string"){
const err104 = {instancePath:instancePath+"/footer/socials/youtube",schemaPath:"#/properties/footer/properties/socials/properties/youtube/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data72.facebook !== undefined){
if(typeof data72.facebook !== "string"){
const err105 = {instancePath:instancePath+"/footer/socials/facebook",schemaPath:"#/properties/footer/properties/socials/properties/facebook/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data72.instagram !== undefined){
if(typeof data72.instagram !== "string"){
const err106 = {instancePath:instancePath+"/footer/socials/instagram",schemaPath:"#/properties/footer/properties/socials/properties/instagram/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data72["hacker-news"] !== undefined){
if(typeof data72["hacker-news"] !== "string"){
const err107 = {instancePath:instancePath+"/footer/socials/hacker-news",schemaPath:"#/properties/footer/properties/socials/properties/hacker-news/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data72.medium !== undefined){
if(typeof data72.medium !== "string"){
const err108 = {instancePath:instancePath+"/footer/socials/medium",schemaPath:"#/properties/footer/properties/socials/properties/medium/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data72.telegram !== undefined){
if(typeof data72.telegram !== "string"){
const err109 = {instancePath:instancePath+"/footer/socials/telegram",schemaPath:"#/properties/footer/properties/socials/properties/telegram/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data72.bluesky !== undefined){
if(typeof data72.bluesky !== "string"){
const err110 = {instancePath:instancePath+"/footer/socials/bluesky",schemaPath:"#/properties/footer/properties/socials/properties/bluesky/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data72.threads !== undefined){
if(typeof data72.threads !== "string"){
const err111 = {instancePath:instancePath+"/footer/socials/threads",schemaPath:"#/properties/footer/properties/socials/properties/threads/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data72.reddit !== undefined){
if(typeof data72.reddit !== "string"){
const err112 = {instancePath:instancePath+"/footer/socials/reddit",schemaPath:"#/properties/footer/properties/socials/properties/reddit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data72.podcast !== undefined){
if(typeof data72.podcast !== "string"){
const err113 = {instancePath:instancePath+"/footer/socials/podcast",schemaPath:"#/properties/footer/properties/socials/properties/podcast/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data72["x-twitter"] !== undefined){
if(typeof data72["x-twitter"] !== "string"){
const err114 = {instancePath:instancePath+"/footer/socials/x-twitter",schemaPath:"#/properties/footer/properties/socials/properties/x-twitter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data72["earth-americas"] !== undefined){
if(typeof data72["earth-americas"] !== "string"){
const err115 = {instancePath:instancePath+"/footer/socials/earth-americas",schemaPath:"#/properties/footer/properties/socials/properties/earth-americas/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
}
if(data71.links !== undefined){
let data95 = data71.links;
if(Array.isArray(data95)){
const len8 = data95.length;
for(let i8=0; i8<len8; i8++){
let data96 = data95[i8];
if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
if(data96.header !== undefined){
if(typeof data96.header !== "string"){
const err116 = {instancePath:instancePath+"/footer/links/" + i8+"/header",schemaPath:"#/properties/footer/properties/links/items/properties/header/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data96.items !== undefined){
let data98 = data96.items;
if(Array.isArray(data98)){
const len9 = data98.length;
for(let i9=0; i9<len9; i9++){
let data99 = data98[i9];
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
if(data99.label !== undefined){
if(typeof data99.label !== "string"){
const err117 = {instancePath:instancePath+"/footer/links/" + i8+"/items/" + i9+"/label",schemaPath:"#/properties/footer/properties/links/items/properties/items/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data99.href !== undefined){
if(typeof data99.href !== "string"){
const err118 = {instancePath:instancePath+"/footer/links/" + i8+"/items/" + i9+"/href",schemaPath:"#/properties/footer/properties/links/items/properties/items/items/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
else {
const err119 = {instancePath:instancePath+"/footer/links/" + i8+"/items/" + i9,schemaPath:"#/properties/footer/properties/links/items/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath:instancePath+"/footer/links/" + i8+"/items",schemaPath:"#/properties/footer/properties/links/items/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/footer/links/" + i8,schemaPath:"#/properties/footer/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err122 = {instancePath:instancePath+"/footer/links",schemaPath:"#/properties/footer/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data.feedback !== undefined){
let data102 = data.feedback;
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
if(data102.thumbsRating !== undefined){
if(typeof data102.thumbsRating !== "boolean"){
const err124 = {instancePath:instancePath+"/feedback/thumbsRating",schemaPath:"#/properties/feedback/properties/thumbsRating/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data102.suggestEdit !== undefined){
if(typeof data102.suggestEdit !== "boolean"){
const err125 = {instancePath:instancePath+"/feedback/suggestEdit",schemaPath:"#/properties/feedback/properties/suggestEdit/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data102.raiseIssue !== undefined){
if(typeof data102.raiseIssue !== "boolean"){
const err126 = {instancePath:instancePath+"/feedback/raiseIssue",schemaPath:"#/properties/feedback/properties/raiseIssue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
else {
const err127 = {instancePath:instancePath+"/feedback",schemaPath:"#/properties/feedback/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data.appearance !== undefined){
let data106 = data.appearance;
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
if(data106.default !== undefined){
let data107 = data106.default;
if(typeof data107 !== "string"){
const err128 = {instancePath:instancePath+"/appearance/default",schemaPath:"#/properties/appearance/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(!(((data107 === "system") || (data107 === "light")) || (data107 === "dark"))){
const err129 = {instancePath:instancePath+"/appearance/default",schemaPath:"#/properties/appearance/properties/default/enum",keyword:"enum",params:{allowedValues: schema11.properties.appearance.properties.default.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data106.strict !== undefined){
if(typeof data106.strict !== "boolean"){
const err130 = {instancePath:instancePath+"/appearance/strict",schemaPath:"#/properties/appearance/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
else {
const err131 = {instancePath:instancePath+"/appearance",schemaPath:"#/properties/appearance/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data.background !== undefined){
let data109 = data.background;
if(data109 && typeof data109 == "object" && !Array.isArray(data109)){
if(data109.color !== undefined){
let data110 = data109.color;
if(data110 && typeof data110 == "object" && !Array.isArray(data110)){
if(data110.light !== undefined){
let data111 = data110.light;
if(typeof data111 === "string"){
if(!pattern0.test(data111)){
const err132 = {instancePath:instancePath+"/background/color/light",schemaPath:"#/properties/background/properties/color/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
else {
const err133 = {instancePath:instancePath+"/background/color/light",schemaPath:"#/properties/background/properties/color/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data110.dark !== undefined){
let data112 = data110.dark;
if(typeof data112 === "string"){
if(!pattern0.test(data112)){
const err134 = {instancePath:instancePath+"/background/color/dark",schemaPath:"#/properties/background/properties/color/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\""};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
else {
const err135 = {instancePath:instancePath+"/background/color/dark",schemaPath:"#/properties/background/properties/color/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/background/color",schemaPath:"#/properties/background/properties/color/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data109.image !== undefined){
let data113 = data109.image;
if((typeof data113 !== "string") && (!(data113 && typeof data113 == "object" && !Array.isArray(data113)))){
const err137 = {instancePath:instancePath+"/background/image",schemaPath:"#/properties/background/properties/image/type",keyword:"type",params:{type: schema11.properties.background.properties.image.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(data113 && typeof data113 == "object" && !Array.isArray(data113)){
if(data113.light !== undefined){
if(typeof data113.light !== "string"){
const err138 = {instancePath:instancePath+"/background/image/light",schemaPath:"#/properties/background/properties/image/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data113.dark !== undefined){
if(typeof data113.dark !== "string"){
const err139 = {instancePath:instancePath+"/background/image/dark",schemaPath:"#/properties/background/properties/image/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
}
if(data109.decoration !== undefined){
let data116 = data109.decoration;
if(typeof data116 !== "string"){
const err140 = {instancePath:instancePath+"/background/decoration",schemaPath:"#/properties/background/properties/decoration/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(!(((data116 === "gradient") || (data116 === "grid")) || (data116 === "windows"))){
const err141 = {instancePath:instancePath+"/background/decoration",schemaPath:"#/properties/background/properties/decoration/enum",keyword:"enum",params:{allowedValues: schema11.properties.background.properties.decoration.enum},message:"must be equal to one of the allowed values"};
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
else {
const err142 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data.fonts !== undefined){
let data117 = data.fonts;
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
if(data117.family !== undefined){
if(typeof data117.family !== "string"){
const err143 = {instancePath:instancePath+"/fonts/family",schemaPath:"#/properties/fonts/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data117.weight !== undefined){
if(!(typeof data117.weight == "number")){
const err144 = {instancePath:instancePath+"/fonts/weight",schemaPath:"#/properties/fonts/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data117.source !== undefined){
if(typeof data117.source !== "string"){
const err145 = {instancePath:instancePath+"/fonts/source",schemaPath:"#/properties/fonts/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data117.format !== undefined){
let data121 = data117.format;
if(typeof data121 !== "string"){
const err146 = {instancePath:instancePath+"/fonts/format",schemaPath:"#/properties/fonts/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(!((data121 === "woff") || (data121 === "woff2"))){
const err147 = {instancePath:instancePath+"/fonts/format",schemaPath:"#/properties/fonts/properties/format/enum",keyword:"enum",params:{allowedValues: schema11.properties.fonts.properties.format.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data117.heading !== undefined){
let data122 = data117.heading;
if(data122 && typeof data122 == "object" && !Array.isArray(data122)){
if(data122.family !== undefined){
if(typeof data122.family !== "string"){
const err148 = {instancePath:instancePath+"/fonts/heading/family",schemaPath:"#/properties/fonts/properties/heading/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data122.weight !== undefined){
if(!(typeof data122.weight == "number")){
const err149 = {instancePath:instancePath+"/fonts/heading/weight",schemaPath:"#/properties/fonts/properties/heading/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data122.source !== undefined){
if(typeof data122.source !== "string"){
const err150 = {instancePath:instancePath+"/fonts/heading/source",schemaPath:"#/properties/fonts/properties/heading/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data122.format !== undefined){
let data126 = data122.format;
if(typeof data126 !== "string"){
const err151 = {instancePath:instancePath+"/fonts/heading/format",schemaPath:"#/properties/fonts/properties/heading/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(!((data126 === "woff") || (data126 === "woff2"))){
const err152 = {instancePath:instancePath+"/fonts/heading/format",schemaPath:"#/properties/fonts/properties/heading/properties/format/enum",keyword:"enum",params:{allowedValues: schema11.properties.fonts.properties.heading.properties.format.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
else {
const err153 = {instancePath:instancePath+"/fonts/heading",schemaPath:"#/properties/fonts/properties/heading/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data117.body !== undefined){
let data127 = data117.body;
if(data127 && typeof data127 == "object" && !Array.isArray(data127)){
if(data127.family !== undefined){
if(typeof data127.family !== "string"){
const err154 = {instancePath:instancePath+"/fonts/body/family",schemaPath:"#/properties/fonts/properties/body/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data127.weight !== undefined){
if(!(typeof data127.weight == "number")){
const err155 = {instancePath:instancePath+"/fonts/body/weight",schemaPath:"#/properties/fonts/properties/body/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data127.source !== undefined){
if(typeof data127.source !== "string"){
const err156 = {instancePath:instancePath+"/fonts/body/source",schemaPath:"#/properties/fonts/properties/body/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data127.format !== undefined){
let data131 = data127.format;
if(typeof data131 !== "string"){
const err157 = {instancePath:instancePath+"/fonts/body/format",schemaPath:"#/properties/fonts/properties/body/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(!((data131 === "woff") || (data131 === "woff2"))){
const err158 = {instancePath:instancePath+"/fonts/body/format",schemaPath:"#/properties/fonts/properties/body/properties/format/enum",keyword:"enum",params:{allowedValues: schema11.properties.fonts.properties.body.properties.format.enum},message:"must be equal to one of the allowed values"};
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
else {
const err159 = {instancePath:instancePath+"/fonts/body",schemaPath:"#/properties/fonts/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
}
else {
const err160 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data.styling !== undefined){
let data132 = data.styling;
if(data132 && typeof data132 == "object" && !Array.isArray(data132)){
if(data132.eyebrows !== undefined){
let data133 = data132.eyebrows;
if(typeof data133 !== "string"){
const err161 = {instancePath:instancePath+"/styling/eyebrows",schemaPath:"#/properties/styling/properties/eyebrows/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(!((data133 === "section") || (data133 === "breadcrumbs"))){
const err162 = {instancePath:instancePath+"/styling/eyebrows",schemaPath:"#/properties/styling/properties/eyebrows/enum",keyword:"enum",params:{allowedValues: schema11.properties.styling.properties.eyebrows.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data132.codeblocks !== undefined){
let data134 = data132.codeblocks;
if((typeof data134 !== "string") && (!(data134 && typeof data134 == "object" && !Array.isArray(data134)))){
const err163 = {instancePath:instancePath+"/styling/codeblocks",schemaPath:"#/properties/styling/properties/codeblocks/type",keyword:"type",params:{type: schema11.properties.styling.properties.codeblocks.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(data134 && typeof data134 == "object" && !Array.isArray(data134)){
if(data134.theme !== undefined){
let data135 = data134.theme;
if((typeof data135 !== "string") && (!(data135 && typeof data135 == "object" && !Array.isArray(data135)))){
const err164 = {instancePath:instancePath+"/styling/codeblocks/theme",schemaPath:"#/properties/styling/properties/codeblocks/properties/theme/type",keyword:"type",params:{type: schema11.properties.styling.properties.codeblocks.properties.theme.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data135 && typeof data135 == "object" && !Array.isArray(data135)){
if(data135.light !== undefined){
if(typeof data135.light !== "string"){
const err165 = {instancePath:instancePath+"/styling/codeblocks/theme/light",schemaPath:"#/properties/styling/properties/codeblocks/properties/theme/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data135.dark !== undefined){
if(typeof data135.dark !== "string"){
const err166 = {instancePath:instancePath+"/styling/codeblocks/theme/dark",schemaPath:"#/properties/styling/properties/codeblocks/properties/theme/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
}
if(data134.languages !== undefined){
let data138 = data134.languages;
if(data138 && typeof data138 == "object" && !Array.isArray(data138)){
if(data138.custom !== undefined){
let data139 = data138.custom;
if(Array.isArray(data139)){
const len10 = data139.length;
for(let i10=0; i10<len10; i10++){
if(typeof data139[i10] !== "string"){
const err167 = {instancePath:instancePath+"/styling/codeblocks/languages/custom/" + i10,schemaPath:"#/properties/styling/properties/codeblocks/properties/languages/properties/custom/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
}
else {
const err168 = {instancePath:instancePath+"/styling/codeblocks/languages/custom",schemaPath:"#/properties/styling/properties/codeblocks/properties/languages/properties/custom/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
else {
const err169 = {instancePath:instancePath+"/styling/codeblocks/languages",schemaPath:"#/properties/styling/properties/codeblocks/properties/languages/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
}
}
if(data132.latex !== undefined){
if(typeof data132.latex !== "boolean"){
const err170 = {instancePath:instancePath+"/styling/latex",schemaPath:"#/properties/styling/properties/latex/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
}
else {
const err171 = {instancePath:instancePath+"/styling",schemaPath:"#/properties/styling/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data.icons !== undefined){
let data142 = data.icons;
if(data142 && typeof data142 == "object" && !Array.isArray(data142)){
if(data142.library !== undefined){
let data143 = data142.library;
if(typeof data143 !== "string"){
const err172 = {instancePath:instancePath+"/icons/library",schemaPath:"#/properties/icons/properties/library/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(!(((data143 === "fontawesome") || (data143 === "lucide")) || (data143 === "tabler"))){
const err173 = {instancePath:instancePath+"/icons/library",schemaPath:"#/properties/icons/properties/library/enum",keyword:"enum",params:{allowedValues: schema11.properties.icons.properties.library.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
}
else {
const err174 = {instancePath:instancePath+"/icons",schemaPath:"#/properties/icons/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data.contextual !== undefined){
let data144 = data.contextual;
if(data144 && typeof data144 == "object" && !Array.isArray(data144)){
if(data144.options !== undefined){
let data145 = data144.options;
if(Array.isArray(data145)){
const len11 = data145.length;
for(let i11=0; i11<len11; i11++){
let data146 = data145[i11];
if((typeof data146 !== "string") && (!(data146 && typeof data146 == "object" && !Array.isArray(data146)))){
const err175 = {instancePath:instancePath+"/contextual/options/" + i11,schemaPath:"#/properties/contextual/properties/options/items/type",keyword:"type",params:{type: schema11.properties.contextual.properties.options.items.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if(data146 && typeof data146 == "object" && !Array.isArray(data146)){
if(data146.title !== undefined){
if(typeof data146.title !== "string"){
const err176 = {instancePath:instancePath+"/contextual/options/" + i11+"/title",schemaPath:"#/properties/contextual/properties/options/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data146.description !== undefined){
if(typeof data146.description !== "string"){
const err177 = {instancePath:instancePath+"/contextual/options/" + i11+"/description",schemaPath:"#/properties/contextual/properties/options/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data146.icon !== undefined){
if(typeof data146.icon !== "string"){
const err178 = {instancePath:instancePath+"/contextual/options/" + i11+"/icon",schemaPath:"#/properties/contextual/properties/options/items/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data146.iconType !== undefined){
let data150 = data146.iconType;
if(typeof data150 !== "string"){
const err179 = {instancePath:instancePath+"/contextual/options/" + i11+"/iconType",schemaPath:"#/properties/contextual/properties/options/items/properties/iconType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(!(((((((data150 === "regular") || (data150 === "solid")) || (data150 === "light")) || (data150 === "thin")) || (data150 === "duotone")) || (data150 === "sharp-solid")) || (data150 === "brands"))){
const err180 = {instancePath:instancePath+"/contextual/options/" + i11+"/iconType",schemaPath:"#/properties/contextual/properties/options/items/properties/iconType/enum",keyword:"enum",params:{allowedValues: schema11.properties.contextual.properties.options.items.properties.iconType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data146.href !== undefined){
let data151 = data146.href;
if((typeof data151 !== "string") && (!(data151 && typeof data151 == "object" && !Array.isArray(data151)))){
const err181 = {instancePath:instancePath+"/contextual/options/" + i11+"/href",schemaPath:"#/properties/contextual/properties/options/items/properties/href/type",keyword:"type",params:{type: schema11.properties.contextual.properties.options.items.properties.href.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
}
}
else {
const err182 = {instancePath:instancePath+"/contextual/options",schemaPath:"#/properties/contextual/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data144.display !== undefined){
let data152 = data144.display;
if(typeof data152 !== "string"){
const err183 = {instancePath:instancePath+"/contextual/display",schemaPath:"#/properties/contextual/properties/display/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(!((data152 === "header") || (data152 === "toc"))){
const err184 = {instancePath:instancePath+"/contextual/display",schemaPath:"#/properties/contextual/properties/display/enum",keyword:"enum",params:{allowedValues: schema11.properties.contextual.properties.display.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
}
else {
const err185 = {instancePath:instancePath+"/contextual",schemaPath:"#/properties/contextual/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data.thumbnails !== undefined){
let data153 = data.thumbnails;
if(data153 && typeof data153 == "object" && !Array.isArray(data153)){
if(data153.appearance !== undefined){
let data154 = data153.appearance;
if(typeof data154 !== "string"){
const err186 = {instancePath:instancePath+"/thumbnails/appearance",schemaPath:"#/properties/thumbnails/properties/appearance/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if(!((data154 === "light") || (data154 === "dark"))){
const err187 = {instancePath:instancePath+"/thumbnails/appearance",schemaPath:"#/properties/thumbnails/properties/appearance/enum",keyword:"enum",params:{allowedValues: schema11.properties.thumbnails.properties.appearance.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data153.background !== undefined){
if(typeof data153.background !== "string"){
const err188 = {instancePath:instancePath+"/thumbnails/background",schemaPath:"#/properties/thumbnails/properties/background/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data153.fonts !== undefined){
let data156 = data153.fonts;
if(data156 && typeof data156 == "object" && !Array.isArray(data156)){
if(data156.family !== undefined){
if(typeof data156.family !== "string"){
const err189 = {instancePath:instancePath+"/thumbnails/fonts/family",schemaPath:"#/properties/thumbnails/properties/fonts/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err190 = {instancePath:instancePath+"/thumbnails/fonts",schemaPath:"#/properties/thumbnails/properties/fonts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
}
else {
const err191 = {instancePath:instancePath+"/thumbnails",schemaPath:"#/properties/thumbnails/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data.variables !== undefined){
let data158 = data.variables;
if(!(data158 && typeof data158 == "object" && !Array.isArray(data158))){
const err192 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data.seo !== undefined){
let data159 = data.seo;
if(data159 && typeof data159 == "object" && !Array.isArray(data159)){
if(data159.indexing !== undefined){
let data160 = data159.indexing;
if(typeof data160 !== "string"){
const err193 = {instancePath:instancePath+"/seo/indexing",schemaPath:"#/properties/seo/properties/indexing/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(!((data160 === "navigable") || (data160 === "all"))){
const err194 = {instancePath:instancePath+"/seo/indexing",schemaPath:"#/properties/seo/properties/indexing/enum",keyword:"enum",params:{allowedValues: schema11.properties.seo.properties.indexing.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data159.metatags !== undefined){
let data161 = data159.metatags;
if(data161 && typeof data161 == "object" && !Array.isArray(data161)){
if(data161.canonical !== undefined){
if(typeof data161.canonical !== "string"){
const err195 = {instancePath:instancePath+"/seo/metatags/canonical",schemaPath:"#/properties/seo/properties/metatags/properties/canonical/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data161["og:title"] !== undefined){
if(typeof data161["og:title"] !== "string"){
const err196 = {instancePath:instancePath+"/seo/metatags/og:title",schemaPath:"#/properties/seo/properties/metatags/properties/og%3Atitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data161["og:description"] !== undefined){
if(typeof data161["og:description"] !== "string"){
const err197 = {instancePath:instancePath+"/seo/metatags/og:description",schemaPath:"#/properties/seo/properties/metatags/properties/og%3Adescription/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data161["og:image"] !== undefined){
if(typeof data161["og:image"] !== "string"){
const err198 = {instancePath:instancePath+"/seo/metatags/og:image",schemaPath:"#/properties/seo/properties/metatags/properties/og%3Aimage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
if(data161["og:site_name"] !== undefined){
if(typeof data161["og:site_name"] !== "string"){
const err199 = {instancePath:instancePath+"/seo/metatags/og:site_name",schemaPath:"#/properties/seo/properties/metatags/properties/og%3Asite_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data161["og:type"] !== undefined){
if(typeof data161["og:type"] !== "string"){
const err200 = {instancePath:instancePath+"/seo/metatags/og:type",schemaPath:"#/properties/seo/properties/metatags/properties/og%3Atype/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data161["twitter:card"] !== undefined){
if(typeof data161["twitter:card"] !== "string"){
const err201 = {instancePath:instancePath+"/seo/metatags/twitter:card",schemaPath:"#/properties/seo/properties/metatags/properties/twitter%3Acard/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
if(data161["twitter:site"] !== undefined){
if(typeof data161["twitter:site"] !== "string"){
const err202 = {instancePath:instancePath+"/seo/metatags/twitter:site",schemaPath:"#/properties/seo/properties/metatags/properties/twitter%3Asite/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data161["twitter:image"] !== undefined){
if(typeof data161["twitter:image"] !== "string"){
const err203 = {instancePath:instancePath+"/seo/metatags/twitter:image",schemaPath:"#/properties/seo/properties/metatags/properties/twitter%3Aimage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data161.keywords !== undefined){
if(typeof data161.keywords !== "string"){
const err204 = {instancePath:instancePath+"/seo/metatags/keywords",schemaPath:"#/properties/seo/properties/metatags/properties/keywords/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data161.robots !== undefined){
if(typeof data161.robots !== "string"){
const err205 = {instancePath:instancePath+"/seo/metatags/robots",schemaPath:"#/properties/seo/properties/metatags/properties/robots/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
}
else {
const err206 = {instancePath:instancePath+"/seo/metatags",schemaPath:"#/properties/seo/properties/metatags/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data159.organization !== undefined){
let data173 = data159.organization;
if(data173 && typeof data173 == "object" && !Array.isArray(data173)){
if(data173.name !== undefined){
if(typeof data173.name !== "string"){
const err207 = {instancePath:instancePath+"/seo/organization/name",schemaPath:"#/properties/seo/properties/organization/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data173.legalName !== undefined){
if(typeof data173.legalName !== "string"){
const err208 = {instancePath:instancePath+"/seo/organization/legalName",schemaPath:"#/properties/seo/properties/organization/properties/legalName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data173.url !== undefined){
if(typeof data173.url !== "string"){
const err209 = {instancePath:instancePath+"/seo/organization/url",schemaPath:"#/properties/seo/properties/organization/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
if(data173.logo !== undefined){
if(typeof data173.logo !== "string"){
const err210 = {instancePath:instancePath+"/seo/organization/logo",schemaPath:"#/properties/seo/properties/organization/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
if(data173.id !== undefined){
if(typeof data173.id !== "string"){
const err211 = {instancePath:instancePath+"/seo/organization/id",schemaPath:"#/properties/seo/properties/organization/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data173.sameAs !== undefined){
let data179 = data173.sameAs;
if(Array.isArray(data179)){
const len12 = data179.length;
for(let i12=0; i12<len12; i12++){
if(typeof data179[i12] !== "string"){
const err212 = {instancePath:instancePath+"/seo/organization/sameAs/" + i12,schemaPath:"#/properties/seo/properties/organization/properties/sameAs/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err213 = {instancePath:instancePath+"/seo/organization/sameAs",schemaPath:"#/properties/seo/properties/organization/properties/sameAs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
}
else {
const err214 = {instancePath:instancePath+"/seo/organization",schemaPath:"#/properties/seo/properties/organization/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
if(data159.trailingSlash !== undefined){
if(typeof data159.trailingSlash !== "boolean"){
const err215 = {instancePath:instancePath+"/seo/trailingSlash",schemaPath:"#/properties/seo/properties/trailingSlash/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
}
else {
const err216 = {instancePath:instancePath+"/seo",schemaPath:"#/properties/seo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data.metadata !== undefined){
let data182 = data.metadata;
if(data182 && typeof data182 == "object" && !Array.isArray(data182)){
if(data182.timestamp !== undefined){
if(typeof data182.timestamp !== "boolean"){
const err217 = {instancePath:instancePath+"/metadata/timestamp",schemaPath:"#/properties/metadata/properties/timestamp/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err218 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
if(data.errors !== undefined){
let data184 = data.errors;
if(data184 && typeof data184 == "object" && !Array.isArray(data184)){
if(data184["404"] !== undefined){
let data185 = data184["404"];
if(data185 && typeof data185 == "object" && !Array.isArray(data185)){
if(data185.title !== undefined){
if(typeof data185.title !== "string"){
const err219 = {instancePath:instancePath+"/errors/404/title",schemaPath:"#/properties/errors/properties/404/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
if(data185.description !== undefined){
if(typeof data185.description !== "string"){
const err220 = {instancePath:instancePath+"/errors/404/description",schemaPath:"#/properties/errors/properties/404/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
if(data185.redirect !== undefined){
if(typeof data185.redirect !== "boolean"){
const err221 = {instancePath:instancePath+"/errors/404/redirect",schemaPath:"#/properties/errors/properties/404/properties/redirect/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err222 = {instancePath:instancePath+"/errors/404",schemaPath:"#/properties/errors/properties/404/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
}
else {
const err223 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
if(data.markdown !== undefined){
let data189 = data.markdown;
if(data189 && typeof data189 == "object" && !Array.isArray(data189)){
if(data189.schema !== undefined){
if(typeof data189.schema !== "boolean"){
const err224 = {instancePath:instancePath+"/markdown/schema",schemaPath:"#/properties/markdown/properties/schema/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
if(data189.instructions !== undefined){
let data191 = data189.instructions;
if((typeof data191 !== "string") && (!(Array.isArray(data191)))){
const err225 = {instancePath:instancePath+"/markdown/instructions",schemaPath:"#/properties/markdown/properties/instructions/type",keyword:"type",params:{type: schema11.properties.markdown.properties.instructions.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
if(Array.isArray(data191)){
const len13 = data191.length;
for(let i13=0; i13<len13; i13++){
if(typeof data191[i13] !== "string"){
const err226 = {instancePath:instancePath+"/markdown/instructions/" + i13,schemaPath:"#/properties/markdown/properties/instructions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
}
}
}
else {
const err227 = {instancePath:instancePath+"/markdown",schemaPath:"#/properties/markdown/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
if(data.integrations !== undefined){
let data193 = data.integrations;
if(data193 && typeof data193 == "object" && !Array.isArray(data193)){
if(data193.ga4 !== undefined){
let data194 = data193.ga4;
if(data194 && typeof data194 == "object" && !Array.isArray(data194)){
if(data194.measurementId !== undefined){
if(typeof data194.measurementId !== "string"){
const err228 = {instancePath:instancePath+"/integrations/ga4/measurementId",schemaPath:"#/properties/integrations/properties/ga4/properties/measurementId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
}
else {
const err229 = {instancePath:instancePath+"/integrations/ga4",schemaPath:"#/properties/integrations/properties/ga4/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
if(data193.gtm !== undefined){
let data196 = data193.gtm;
if(data196 && typeof data196 == "object" && !Array.isArray(data196)){
if(data196.tagId !== undefined){
if(typeof data196.tagId !== "string"){
const err230 = {instancePath:instancePath+"/integrations/gtm/tagId",schemaPath:"#/properties/integrations/properties/gtm/properties/tagId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
}
else {
const err231 = {instancePath:instancePath+"/integrations/gtm",schemaPath:"#/properties/integrations/properties/gtm/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data193.plausible !== undefined){
let data198 = data193.plausible;
if(data198 && typeof data198 == "object" && !Array.isArray(data198)){
if(data198.domain !== undefined){
if(typeof data198.domain !== "string"){
const err232 = {instancePath:instancePath+"/integrations/plausible/domain",schemaPath:"#/properties/integrations/properties/plausible/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
if(data198.server !== undefined){
if(typeof data198.server !== "string"){
const err233 = {instancePath:instancePath+"/integrations/plausible/server",schemaPath:"#/properties/integrations/properties/plausible/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
}
else {
const err234 = {instancePath:instancePath+"/integrations/plausible",schemaPath:"#/properties/integrations/properties/plausible/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
if(data193.posthog !== undefined){
let data201 = data193.posthog;
if(data201 && typeof data201 == "object" && !Array.isArray(data201)){
if(data201.apiKey !== undefined){
if(typeof data201.apiKey !== "string"){
const err235 = {instancePath:instancePath+"/integrations/posthog/apiKey",schemaPath:"#/properties/integrations/properties/posthog/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
if(data201.apiHost !== undefined){
if(typeof data201.apiHost !== "string"){
const err236 = {instancePath:instancePath+"/integrations/posthog/apiHost",schemaPath:"#/properties/integrations/properties/posthog/properties/apiHost/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data201.sessionRecording !== undefined){
if(typeof data201.sessionRecording !== "boolean"){
const err237 = {instancePath:instancePath+"/integrations/posthog/sessionRecording",schemaPath:"#/properties/integrations/properties/posthog/properties/sessionRecording/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
}
else {
const err238 = {instancePath:instancePath+"/integrations/posthog",schemaPath:"#/properties/integrations/properties/posthog/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
if(data193.amplitude !== undefined){
let data205 = data193.amplitude;
if(data205 && typeof data205 == "object" && !Array.isArray(data205)){
if(data205.apiKey !== undefined){
if(typeof data205.apiKey !== "string"){
const err239 = {instancePath:instancePath+"/integrations/amplitude/apiKey",schemaPath:"#/properties/integrations/properties/amplitude/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
}
else {
const err240 = {instancePath:instancePath+"/integrations/amplitude",schemaPath:"#/properties/integrations/properties/amplitude/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
if(data193.clearbit !== undefined){
let data207 = data193.clearbit;
if(data207 && typeof data207 == "object" && !Array.isArray(data207)){
if(data207.publicApiKey !== undefined){
if(typeof data207.publicApiKey !== "string"){
const err241 = {instancePath:instancePath+"/integrations/clearbit/publicApiKey",schemaPath:"#/properties/integrations/properties/clearbit/properties/publicApiKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
}
else {
const err242 = {instancePath:instancePath+"/integrations/clearbit",schemaPath:"#/properties/integrations/properties/clearbit/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
if(data193.fathom !== undefined){
let data209 = data193.fathom;
if(data209 && typeof data209 == "object" && !Array.isArray(data209)){
if(data209.siteId !== undefined){
if(typeof data209.siteId !== "string"){
const err243 = {instancePath:instancePath+"/integrations/fathom/siteId",schemaPath:"#/properties/integrations/properties/fathom/properties/siteId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
}
else {
const err244 = {instancePath:instancePath+"/integrations/fathom",schemaPath:"#/properties/integrations/properties/fathom/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
if(data193.heap !== undefined){
let data211 = data193.heap;
if(data211 && typeof data211 == "object" && !Array.isArray(data211)){
if(data211.appId !== undefined){
if(typeof data211.appId !== "string"){
const err245 = {instancePath:instancePath+"/integrations/heap/appId",schemaPath:"#/properties/integrations/properties/heap/properties/appId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err246 = {instancePath:instancePath+"/integrations/heap",schemaPath:"#/properties/integrations/properties/heap/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
if(data193.hotjar !== undefined){
let data213 = data193.hotjar;
if(data213 && typeof data213 == "object" && !Array.isArray(data213)){
if(data213.hjid !== undefined){
let data214 = data213.hjid;
if((typeof data214 !== "string") && (!(typeof data214 == "number"))){
const err247 = {instancePath:instancePath+"/integrations/hotjar/hjid",schemaPath:"#/properties/integrations/properties/hotjar/properties/hjid/type",keyword:"type",params:{type: schema11.properties.integrations.properties.hotjar.properties.hjid.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
if(data213.hjsv !== undefined){
let data215 = data213.hjsv;
if((typeof data215 !== "string") && (!(typeof data215 == "number"))){
const err248 = {instancePath:instancePath+"/integrations/hotjar/hjsv",schemaPath:"#/properties/integrations/properties/hotjar/properties/hjsv/type",keyword:"type",params:{type: schema11.properties.integrations.properties.hotjar.properties.hjsv.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
}
else {
const err249 = {instancePath:instancePath+"/integrations/hotjar",schemaPath:"#/properties/integrations/properties/hotjar/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
if(data193.koala !== undefined){
let data216 = data193.koala;
if(data216 && typeof data216 == "object" && !Array.isArray(data216)){
if(data216.publicApiKey !== undefined){
if(typeof data216.publicApiKey !== "string"){
const err250 = {instancePath:instancePath+"/integrations/koala/publicApiKey",schemaPath:"#/properties/integrations/properties/koala/properties/publicApiKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
}
else {
const err251 = {instancePath:instancePath+"/integrations/koala",schemaPath:"#/properties/integrations/properties/koala/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
if(data193.logrocket !== undefined){
let data218 = data193.logrocket;
if(data218 && typeof data218 == "object" && !Array.isArray(data218)){
if(data218.appId !== undefined){
if(typeof data218.appId !== "string"){
const err252 = {instancePath:instancePath+"/integrations/logrocket/appId",schemaPath:"#/properties/integrations/properties/logrocket/properties/appId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
}
else {
const err253 = {instancePath:instancePath+"/integrations/logrocket",schemaPath:"#/properties/integrations/properties/logrocket/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
if(data193.mixpanel !== undefined){
let data220 = data193.mixpanel;
if(data220 && typeof data220 == "object" && !Array.isArray(data220)){
if(data220.projectToken !== undefined){
if(typeof data220.projectToken !== "string"){
const err254 = {instancePath:instancePath+"/integrations/mixpanel/projectToken",schemaPath:"#/properties/integrations/properties/mixpanel/properties/projectToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err255 = {instancePath:instancePath+"/integrations/mixpanel",schemaPath:"#/properties/integrations/properties/mixpanel/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
if(data193.pirsch !== undefined){
let data222 = data193.pirsch;
if(data222 && typeof data222 == "object" && !Array.isArray(data222)){
if(data222.id !== undefined){
if(typeof data222.id !== "string"){
const err256 = {instancePath:instancePath+"/integrations/pirsch/id",schemaPath:"#/properties/integrations/properties/pirsch/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err257 = {instancePath:instancePath+"/integrations/pirsch",schemaPath:"#/properties/integrations/properties/pirsch/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data193.segment !== undefined){
let data224 = data193.segment;
if(data224 && typeof data224 == "object" && !Array.isArray(data224)){
if(data224.key !== undefined){
if(typeof data224.key !== "string"){
const err258 = {instancePath:instancePath+"/integrations/segment/key",schemaPath:"#/properties/integrations/properties/segment/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err259 = {instancePath:instancePath+"/integrations/segment",schemaPath:"#/properties/integrations/properties/segment/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
if(data193.clarity !== undefined){
let data226 = data193.clarity;
if(data226 && typeof data226 == "object" && !Array.isArray(data226)){
if(data226.projectId !== undefined){
if(typeof data226.projectId !== "string"){
const err260 = {instancePath:instancePath+"/integrations/clarity/projectId",schemaPath:"#/properties/integrations/properties/clarity/properties/projectId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
}
else {
const err261 = {instancePath:instancePath+"/integrations/clarity",schemaPath:"#/properties/integrations/properties/clarity/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
if(data193.intercom !== undefined){
let data228 = data193.intercom;
if(data228 && typeof data228 == "object" && !Array.isArray(data228)){
if(data228.appId !== undefined){
if(typeof data228.appId !== "string"){
const err262 = {instancePath:instancePath+"/integrations/intercom/appId",schemaPath:"#/properties/integrations/properties/intercom/properties/appId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
}
else {
const err263 = {instancePath:instancePath+"/integrations/intercom",schemaPath:"#/properties/integrations/properties/intercom/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
if(data193.frontchat !== undefined){
let data230 = data193.frontchat;
if(data230 && typeof data230 == "object" && !Array.isArray(data230)){
if(data230.snippetId !== undefined){
if(typeof data230.snippetId !== "string"){
const err264 = {instancePath:instancePath+"/integrations/frontchat/snippetId",schemaPath:"#/properties/integrations/properties/frontchat/properties/snippetId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
}
else {
const err265 = {instancePath:instancePath+"/integrations/frontchat",schemaPath:"#/properties/integrations/properties/frontchat/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data193.hightouch !== undefined){
let data232 = data193.hightouch;
if(data232 && typeof data232 == "object" && !Array.isArray(data232)){
if(data232.writeKey !== undefined){
if(typeof data232.writeKey !== "string"){
const err266 = {instancePath:instancePath+"/integrations/hightouch/writeKey",schemaPath:"#/properties/integrations/properties/hightouch/properties/writeKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
if(data232.apiKey !== undefined){
if(typeof data232.apiKey !== "string"){
const err267 = {instancePath:instancePath+"/integrations/hightouch/apiKey",schemaPath:"#/properties/integrations/properties/hightouch/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
if(data232.apiHost !== undefined){
if(typeof data232.apiHost !== "string"){
const err268 = {instancePath:instancePath+"/integrations/hightouch/apiHost",schemaPath:"#/properties/integrations/properties/hightouch/properties/apiHost/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
}
else {
const err269 = {instancePath:instancePath+"/integrations/hightouch",schemaPath:"#/properties/integrations/properties/hightouch/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
}
if(data193.telemetry !== undefined){
let data236 = data193.telemetry;
if(data236 && typeof data236 == "object" && !Array.isArray(data236)){
if(data236.enabled !== undefined){
if(typeof data236.enabled !== "boolean"){
const err270 = {instancePath:instancePath+"/integrations/telemetry/enabled",schemaPath:"#/properties/integrations/properties/telemetry/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
}
else {
const err271 = {instancePath:instancePath+"/integrations/telemetry",schemaPath:"#/properties/integrations/properties/telemetry/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(data193.cookies !== undefined){
let data238 = data193.cookies;
if(data238 && typeof data238 == "object" && !Array.isArray(data238)){
if(data238.key !== undefined){
if(typeof data238.key !== "string"){
const err272 = {instancePath:instancePath+"/integrations/cookies/key",schemaPath:"#/properties/integrations/properties/cookies/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
if(data238.value !== undefined){
if(typeof data238.value !== "string"){
const err273 = {instancePath:instancePath+"/integrations/cookies/value",schemaPath:"#/properties/integrations/properties/cookies/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
}
else {
const err274 = {instancePath:instancePath+"/integrations/cookies",schemaPath:"#/properties/integrations/properties/cookies/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
if(data193.transcend !== undefined){
let data241 = data193.transcend;
if(data241 && typeof data241 == "object" && !Array.isArray(data241)){
if(data241.bundleId !== undefined){
if(typeof data241.bundleId !== "string"){
const err275 = {instancePath:instancePath+"/integrations/transcend/bundleId",schemaPath:"#/properties/integrations/properties/transcend/properties/bundleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
if(data241.analyticsPurpose !== undefined){
if(typeof data241.analyticsPurpose !== "string"){
const err276 = {instancePath:instancePath+"/integrations/transcend/analyticsPurpose",schemaPath:"#/properties/integrations/properties/transcend/properties/analyticsPurpose/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
}
else {
const err277 = {instancePath:instancePath+"/integrations/transcend",schemaPath:"#/properties/integrations/properties/transcend/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
if(data193.adobe !== undefined){
let data244 = data193.adobe;
if(data244 && typeof data244 == "object" && !Array.isArray(data244)){
if(data244.launchUrl !== undefined){
if(typeof data244.launchUrl !== "string"){
const err278 = {instancePath:instancePath+"/integrations/adobe/launchUrl",schemaPath:"#/properties/integrations/properties/adobe/properties/launchUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
}
else {
const err279 = {instancePath:instancePath+"/integrations/adobe",schemaPath:"#/properties/integrations/properties/adobe/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
if(data193.osano !== undefined){
let data246 = data193.osano;
if(data246 && typeof data246 == "object" && !Array.isArray(data246)){
if(data246.scriptSource !== undefined){
if(typeof data246.scriptSource !== "string"){
const err280 = {instancePath:instancePath+"/integrations/osano/scriptSource",schemaPath:"#/properties/integrations/properties/osano/properties/scriptSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
}
else {
const err281 = {instancePath:instancePath+"/integrations/osano",schemaPath:"#/properties/integrations/properties/osano/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
}
else {
const err282 = {instancePath:instancePath+"/integrations",schemaPath:"#/properties/integrations/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
if(data.theme !== undefined){
if(typeof data.theme !== "string"){
const err283 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err284 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
}
else {
const err285 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
