/* Generated from schema/docs.schema.json by `npm run generate`. Do not edit. */
"use strict";
export const validate = validate21;
export default validate21;
const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","required":["name","navigation"],"additionalProperties":true,"properties":{"name":{"type":"string"},"logo":{"anyOf":[{"$ref":"#/definitions/logoImage"},{"$ref":"#/definitions/logoPair"}]},"favicon":{"type":"string"},"colors":{"$ref":"#/definitions/colors"},"backgroundImage":{"type":"string"},"modeToggle":{"type":"object","additionalProperties":true,"properties":{"default":{"type":"string","enum":["light","dark"]},"isHidden":{"type":"boolean"}}},"font":{"type":"object","additionalProperties":true,"properties":{"family":{"type":"string"},"weight":{"type":"number"},"url":{"type":"string"},"format":{"type":"string","enum":["woff","woff2"]},"headings":{"$ref":"#/definitions/font"},"body":{"$ref":"#/definitions/font"}}},"topbarLinks":{"type":"array","items":{"$ref":"#/definitions/topbarLink"}},"topbarCtaButton":{"$ref":"#/definitions/topbarCtaButton"},"navigation":{"type":"array","items":{"$ref":"#/definitions/navigationGroup"}},"primaryTab":{"type":"object","additionalProperties":true,"properties":{"name":{"type":"string"},"isDefaultHidden":{"type":"boolean"}}},"tabs":{"type":"array","items":{"$ref":"#/definitions/tab"}},"topAnchor":{"type":"object","additionalProperties":true,"properties":{"name":{"type":"string"},"icon":{"$ref":"#/definitions/icon"},"iconType":{"$ref":"#/definitions/iconType"},"color":{"$ref":"#/definitions/colorOrGradient"}}},"anchors":{"type":"array","items":{"$ref":"#/definitions/anchor"}},"versions":{"type":"array","items":{"anyOf":[{"type":"string"},{"$ref":"#/definitions/version"}]}},"api":{"$ref":"#/definitions/api"},"openapi":{"$ref":"#/definitions/openapi"},"footerSocials":{"anyOf":[{"$ref":"#/definitions/socials"},{"$ref":"#/definitions/socialList"}]},"footer":{"type":"object","additionalProperties":true,"properties":{"socials":{"anyOf":[{"$ref":"#/definitions/socials"},{"$ref":"#/definitions/socialList"}]},"links":{"type":"array","items":{"$ref":"#/definitions/footerColumn"}}}},"feedback":{"type":"object","additionalProperties":true,"properties":{"thumbsRating":{"type":"boolean"},"suggestEdit":{"type":"boolean"},"raiseIssue":{"type":"boolean"}}},"search":{"type":"object","additionalProperties":true,"properties":{"prompt":{"type":"string"},"location":{"type":"string","enum":["top","side"]}}},"codeBlock":{"type":"object","additionalProperties":true,"properties":{"mode":{"type":"string","enum":["auto","dark"]}}},"seo":{"type":"object","additionalProperties":true,"properties":{"indexHiddenPages":{"type":"boolean"}}},"metadata":{"type":"object","additionalProperties":true,"properties":{"canonical":{"type":"string"},"og:title":{"type":"string"},"og:description":{"type":"string"},"og:image":{"type":"string"},"og:site_name":{"type":"string"},"og:type":{"type":"string"},"twitter:card":{"type":"string"},"twitter:site":{"type":"string"},"twitter:image":{"type":"string"},"keywords":{"type":"string"},"robots":{"type":"string"}}},"redirects":{"type":"array","items":{"$ref":"#/definitions/redirect"}},"analytics":{"$ref":"#/definitions/analytics"},"integrations":{"type":"object","additionalProperties":true,"properties":{"intercom":{"type":"string"},"frontchat":{"type":"string"},"osano":{"type":"string"}}},"theme":{"type":"string"},"layout":{"type":"string"},"background":{"type":"object","additionalProperties":true,"properties":{"style":{"type":"string","enum":["gradient","grid","windows"]}}},"sidebar":{"type":"object","additionalProperties":true,"properties":{"items":{"type":"string"}}},"topbar":{"type":"object","additionalProperties":true,"properties":{"style":{"type":"string"}}},"eyebrow":{"type":"object","additionalProperties":true,"properties":{"display":{"type":"string","enum":["section","breadcrumbs"]}}},"rounded":{"type":"string","enum":["default","sharp"]},"contextual":{"type":"object","additionalProperties":true,"properties":{"options":{"type":"array","items":{"anyOf":[{"type":"string"},{"$ref":"#/definitions/pageAction"}]}}}},"$schema":{"type":"string"}},"definitions":{"hexColor":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"gradient":{"type":"object","additionalProperties":true,"properties":{"from":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"via":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"to":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"}}},"colorOrGradient":{"anyOf":[{"$ref":"#/definitions/hexColor"},{"$ref":"#/definitions/gradient"}]},"icon":{"type":"string"},"iconType":{"type":"string","enum":["regular","solid","light","thin","duotone","sharp-solid","brands"]},"openapi":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"logoImage":{"type":"string"},"logoPair":{"type":"object","additionalProperties":true,"properties":{"light":{"type":"string"},"dark":{"type":"string"},"href":{"type":"string"}}},"colors":{"type":"object","required":["primary"],"additionalProperties":true,"properties":{"primary":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"light":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"background":{"type":"object","required":["light","dark"],"additionalProperties":true,"properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"}}},"anchors":{"$ref":"#/definitions/anchorsColor"}}},"anchorsColor":{"anyOf":[{"$ref":"#/definitions/hexColor"},{"$ref":"#/definitions/gradient"}]},"topbarLink":{"type":"object","additionalProperties":true,"properties":{"name":{"type":"string"},"url":{"type":"string"},"type":{"type":"string","enum":["link","github"]}}},"topbarCtaButton":{"type":"object","additionalProperties":true,"properties":{"type":{"type":"string","enum":["link","github"]},"name":{"type":"string"},"url":{"type":"string"},"style":{"type":"string","enum":["roundedRectangle","pill"]},"arrow":{"type":"boolean"}}},"navigationGroup":{"type":"object","required":["pages"],"additionalProperties":true,"properties":{"group":{"type":"string"},"pages":{"type":"array","items":{"anyOf":[{"type":"string"},{"$ref":"#/definitions/navigationGroup"}]}},"icon":{"$ref":"#/definitions/icon"},"iconType":{"$ref":"#/definitions/iconType"},"version":{"type":"string"}}},"tab":{"type":"object","additionalProperties":true,"properties":{"name":{"type":"string"},"url":{"type":"string"},"version":{"type":"string"},"isDefaultHidden":{"type":"boolean"},"openapi":{"$ref":"#/definitions/openapi"}}},"anchor":{"type":"object","additionalProperties":true,"properties":{"name":{"type":"string"},"url":{"type":"string"},"icon":{"$ref":"#/definitions/icon"},"iconType":{"$ref":"#/definitions/iconType"},"color":{"$ref":"#/definitions/colorOrGradient"},"version":{"type":"string"},"isDefaultHidden":{"type":"boolean"},"openapi":{"$ref":"#/definitions/openapi"}}},"version":{"type":"object","additionalProperties":true,"properties":{"name":{"type":"string"},"default":{"type":"boolean"},"url":{"type":"string"},"locale":{"type":"string"}}},"api":{"type":"object","additionalProperties":true,"properties":{"baseUrl":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"auth":{"type":"object","additionalProperties":true,"properties":{"method":{"type":"string","enum":["bearer","basic","key"]},"name":{"type":"string"},"inputPrefix":{"type":"string"}}},"playground":{"type":"object","additionalProperties":true,"properties":{"mode":{"type":"string","enum":["show","simple","hide"]},"disableProxy":{"type":"boolean"}}},"request":{"type":"object","additionalProperties":true,"properties":{"example":{"type":"object","additionalProperties":true,"properties":{"languages":{"type":"array","items":{"type":"string"}}}}}},"paramFields":{"type":"object","additionalProperties":true,"properties":{"expanded":{"anyOf":[{"type":"string","enum":["all","topLevel","topLevelOneOfs","none"]},{"type":"boolean"}]}}},"maintainOrder":{"type":"boolean"}}},"socials":{"type":"object","additionalProperties":true,"properties":{"website":{"type":"string"},"github":{"type":"string"},"x":{"type":"string"},"twitter":{"type":"string"},"discord":{"type":"string"},"slack":{"type":"string"},"linkedin":{"type":"string"},"youtube":{"type":"string"},"facebook":{"type":"string"},"instagram":{"type":"string"},"hacker-news":{"type":"string"},"medium":{"type":"string"},"telegram":{"type":"string"}}},"socialList":{"type":"array","items":{"type":"object","additionalProperties":true,"properties":{"type":{"type":"string"},"url":{"type":"string"}}}},"footerColumn":{"type":"object","additionalProperties":true,"properties":{"title":{"type":"string"},"links":{"type":"array","items":{"type":"object","additionalProperties":true,"properties":{"label":{"type":"string"},"url":{"type":"string"}}}}}},"redirect":{"type":"object","required":["source","destination"],"additionalProperties":true,"properties":{"source":{"type":"string"},"destination":{"type":"string"},"permanent":{"type":"boolean"}}},"analytics":{"type":"object","additionalProperties":true,"properties":{"ga4":{"type":"object","additionalProperties":true,"properties":{"measurementId":{"type":"string"}}},"gtm":{"type":"object","additionalProperties":true,"properties":{"tagId":{"type":"string"}}},"plausible":{"type":"object","additionalProperties":true,"properties":{"domain":{"type":"string"},"server":{"type":"string"}}},"posthog":{"type":"object","additionalProperties":true,"properties":{"apiKey":{"type":"string"},"apiHost":{"type":"string"},"sessionRecording":{"type":"boolean"}}},"amplitude":{"type":"object","additionalProperties":true,"properties":{"apiKey":{"type":"string"}}},"clearbit":{"type":"object","additionalProperties":true,"properties":{"publicApiKey":{"type":"string"}}},"fathom":{"type":"object","additionalProperties":true,"properties":{"siteId":{"type":"string"}}},"heap":{"type":"object","additionalProperties":true,"properties":{"appId":{"type":"string"}}},"hotjar":{"type":"object","additionalProperties":true,"properties":{"hjid":{"type":["string","number"]},"hjsv":{"type":["string","number"]}}},"koala":{"type":"object","additionalProperties":true,"properties":{"publicApiKey":{"type":"string"}}},"logrocket":{"type":"object","additionalProperties":true,"properties":{"appId":{"type":"string"}}},"mixpanel":{"type":"object","additionalProperties":true,"properties":{"projectToken":{"type":"string"}}},"pirsch":{"type":"object","additionalProperties":true,"properties":{"id":{"type":"string"}}},"segment":{"type":"object","additionalProperties":true,"properties":{"key":{"type":"string"}}},"clarity":{"type":"object","additionalProperties":true,"properties":{"projectId":{"type":"string"}}}}},"font":{"type":"object","additionalProperties":true,"properties":{"family":{"type":"string"},"weight":{"type":"number"},"url":{"type":"string"},"format":{"type":"string","enum":["woff","woff2"]}}},"pageAction":{"type":"object","additionalProperties":true,"properties":{"title":{"type":"string"},"description":{"type":"string"},"icon":{"$ref":"#/definitions/icon"},"iconType":{"$ref":"#/definitions/iconType"},"href":{"type":["string","object"]}}}}};
const schema7 = {"type":"string"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","additionalProperties":true,"properties":{"light":{"type":"string"},"dark":{"type":"string"},"href":{"type":"string"}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.light !== undefined){
if(typeof data.light !== "string"){
const err0 = {instancePath:instancePath+"/light",schemaPath:"#/properties/light/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.dark !== undefined){
if(typeof data.dark !== "string"){
const err1 = {instancePath:instancePath+"/dark",schemaPath:"#/properties/dark/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.href !== undefined){
if(typeof data.href !== "string"){
const err2 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","required":["primary"],"additionalProperties":true,"properties":{"primary":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"light":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"background":{"type":"object","required":["light","dark"],"additionalProperties":true,"properties":{"light":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"dark":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"}}},"anchors":{"$ref":"#/definitions/anchorsColor"}}};
const pattern0 = new RegExp("^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$", "u");
const schema10 = {"anyOf":[{"$ref":"#/definitions/hexColor"},{"$ref":"#/definitions/gradient"}]};
const schema11 = {"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","additionalProperties":true,"properties":{"from":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"via":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"to":{"type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err0 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.via !== undefined){
let data1 = data.via;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err2 = {instancePath:instancePath+"/via",schemaPath:"#/properties/via/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/via",schemaPath:"#/properties/via/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.to !== undefined){
let data2 = data.to;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err4 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}};
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
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate27.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.primary === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "primary"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.primary !== undefined){
let data0 = data.primary;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.light !== undefined){
let data1 = data.light;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err3 = {instancePath:instancePath+"/light",schemaPath:"#/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/light",schemaPath:"#/properties/light/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.dark !== undefined){
let data2 = data.dark;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err5 = {instancePath:instancePath+"/dark",schemaPath:"#/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/dark",schemaPath:"#/properties/dark/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.background !== undefined){
let data3 = data.background;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.light === undefined){
const err7 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/required",keyword:"required",params:{missingProperty: "light"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.dark === undefined){
const err8 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/required",keyword:"required",params:{missingProperty: "dark"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.light !== undefined){
let data4 = data3.light;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err9 = {instancePath:instancePath+"/background/light",schemaPath:"#/properties/background/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/background/light",schemaPath:"#/properties/background/properties/light/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.dark !== undefined){
let data5 = data3.dark;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err11 = {instancePath:instancePath+"/background/dark",schemaPath:"#/properties/background/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/background/dark",schemaPath:"#/properties/background/properties/dark/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.anchors !== undefined){
if(!(validate27(data.anchors, {instancePath:instancePath+"/anchors",parentData:data,parentDataProperty:"anchors",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","additionalProperties":true,"properties":{"family":{"type":"string"},"weight":{"type":"number"},"url":{"type":"string"},"format":{"type":"string","enum":["woff","woff2"]}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.family !== undefined){
if(typeof data.family !== "string"){
const err0 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.weight !== undefined){
let data1 = data.weight;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.format !== undefined){
let data3 = data.format;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data3 === "woff") || (data3 === "woff2"))){
const err4 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema13.properties.format.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","additionalProperties":true,"properties":{"name":{"type":"string"},"url":{"type":"string"},"type":{"type":"string","enum":["link","github"]}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data2 === "link") || (data2 === "github"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema14.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"object","additionalProperties":true,"properties":{"type":{"type":"string","enum":["link","github"]},"name":{"type":"string"},"url":{"type":"string"},"style":{"type":"string","enum":["roundedRectangle","pill"]},"arrow":{"type":"boolean"}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === "link") || (data0 === "github"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema15.properties.type.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.style !== undefined){
let data3 = data.style;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data3 === "roundedRectangle") || (data3 === "pill"))){
const err5 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema15.properties.style.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.arrow !== undefined){
if(typeof data.arrow !== "boolean"){
const err6 = {instancePath:instancePath+"/arrow",schemaPath:"#/properties/arrow/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","required":["pages"],"additionalProperties":true,"properties":{"group":{"type":"string"},"pages":{"type":"array","items":{"anyOf":[{"type":"string"},{"$ref":"#/definitions/navigationGroup"}]}},"icon":{"$ref":"#/definitions/icon"},"iconType":{"$ref":"#/definitions/iconType"},"version":{"type":"string"}}};
const wrapper0 = {validate: validate41};
const schema17 = {"type":"string"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"string","enum":["regular","solid","light","thin","duotone","sharp-solid","brands"]};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data === "regular") || (data === "solid")) || (data === "light")) || (data === "thin")) || (data === "duotone")) || (data === "sharp-solid")) || (data === "brands"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema18.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pages === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pages"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.group !== undefined){
if(typeof data.group !== "string"){
const err1 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.pages !== undefined){
let data1 = data.pages;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
let valid3 = false;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs10 = errors;
if(!(wrapper0.validate(data2, {instancePath:instancePath+"/pages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.icon !== undefined){
if(!(validate42(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.iconType !== undefined){
if(!(validate44(data.iconType, {instancePath:instancePath+"/iconType",parentData:data,parentDataProperty:"iconType",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
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
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","additionalProperties":true,"properties":{"name":{"type":"string"},"url":{"type":"string"},"version":{"type":"string"},"isDefaultHidden":{"type":"boolean"},"openapi":{"$ref":"#/definitions/openapi"}}};
const schema20 = {"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(typeof data[i0] !== "string"){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate48.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isDefaultHidden !== undefined){
if(typeof data.isDefaultHidden !== "boolean"){
const err3 = {instancePath:instancePath+"/isDefaultHidden",schemaPath:"#/properties/isDefaultHidden/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.openapi !== undefined){
if(!(validate48(data.openapi, {instancePath:instancePath+"/openapi",parentData:data,parentDataProperty:"openapi",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

const schema21 = {"anyOf":[{"$ref":"#/definitions/hexColor"},{"$ref":"#/definitions/gradient"}]};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate53.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"object","additionalProperties":true,"properties":{"name":{"type":"string"},"url":{"type":"string"},"icon":{"$ref":"#/definitions/icon"},"iconType":{"$ref":"#/definitions/iconType"},"color":{"$ref":"#/definitions/colorOrGradient"},"version":{"type":"string"},"isDefaultHidden":{"type":"boolean"},"openapi":{"$ref":"#/definitions/openapi"}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.icon !== undefined){
if(!(validate42(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.iconType !== undefined){
if(!(validate44(data.iconType, {instancePath:instancePath+"/iconType",parentData:data,parentDataProperty:"iconType",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
if(!(validate53(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isDefaultHidden !== undefined){
if(typeof data.isDefaultHidden !== "boolean"){
const err3 = {instancePath:instancePath+"/isDefaultHidden",schemaPath:"#/properties/isDefaultHidden/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.openapi !== undefined){
if(!(validate48(data.openapi, {instancePath:instancePath+"/openapi",parentData:data,parentDataProperty:"openapi",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"object","additionalProperties":true,"properties":{"name":{"type":"string"},"default":{"type":"boolean"},"url":{"type":"string"},"locale":{"type":"string"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.default !== undefined){
if(typeof data.default !== "boolean"){
const err1 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.locale !== undefined){
if(typeof data.locale !== "string"){
const err3 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","additionalProperties":true,"properties":{"baseUrl":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"auth":{"type":"object","additionalProperties":true,"properties":{"method":{"type":"string","enum":["bearer","basic","key"]},"name":{"type":"string"},"inputPrefix":{"type":"string"}}},"playground":{"type":"object","additionalProperties":true,"properties":{"mode":{"type":"string","enum":["show","simple","hide"]},"disableProxy":{"type":"boolean"}}},"request":{"type":"object","additionalProperties":true,"properties":{"example":{"type":"object","additionalProperties":true,"properties":{"languages":{"type":"array","items":{"type":"string"}}}}}},"paramFields":{"type":"object","additionalProperties":true,"properties":{"expanded":{"anyOf":[{"type":"string","enum":["all","topLevel","topLevelOneOfs","none"]},{"type":"boolean"}]}}},"maintainOrder":{"type":"boolean"}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.baseUrl !== undefined){
let data0 = data.baseUrl;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err1 = {instancePath:instancePath+"/baseUrl/" + i0,schemaPath:"#/properties/baseUrl/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.auth !== undefined){
let data2 = data.auth;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.method !== undefined){
let data3 = data2.method;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/auth/method",schemaPath:"#/properties/auth/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data3 === "bearer") || (data3 === "basic")) || (data3 === "key"))){
const err5 = {instancePath:instancePath+"/auth/method",schemaPath:"#/properties/auth/properties/method/enum",keyword:"enum",params:{allowedValues: schema24.properties.auth.properties.method.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
const err6 = {instancePath:instancePath+"/auth/name",schemaPath:"#/properties/auth/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.inputPrefix !== undefined){
if(typeof data2.inputPrefix !== "string"){
const err7 = {instancePath:instancePath+"/auth/inputPrefix",schemaPath:"#/properties/auth/properties/inputPrefix/type",keyword:"type",params:{type: "string"}};
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
else {
const err8 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.playground !== undefined){
let data6 = data.playground;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.mode !== undefined){
let data7 = data6.mode;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/playground/mode",schemaPath:"#/properties/playground/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data7 === "show") || (data7 === "simple")) || (data7 === "hide"))){
const err10 = {instancePath:instancePath+"/playground/mode",schemaPath:"#/properties/playground/properties/mode/enum",keyword:"enum",params:{allowedValues: schema24.properties.playground.properties.mode.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data6.disableProxy !== undefined){
if(typeof data6.disableProxy !== "boolean"){
const err11 = {instancePath:instancePath+"/playground/disableProxy",schemaPath:"#/properties/playground/properties/disableProxy/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/playground",schemaPath:"#/properties/playground/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.request !== undefined){
let data9 = data.request;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.example !== undefined){
let data10 = data9.example;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.languages !== undefined){
let data11 = data10.languages;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
const err13 = {instancePath:instancePath+"/request/example/languages/" + i1,schemaPath:"#/properties/request/properties/example/properties/languages/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/request/example/languages",schemaPath:"#/properties/request/properties/example/properties/languages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/request/example",schemaPath:"#/properties/request/properties/example/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.paramFields !== undefined){
let data13 = data.paramFields;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.expanded !== undefined){
let data14 = data13.expanded;
const _errs40 = errors;
let valid11 = false;
const _errs41 = errors;
if(typeof data14 !== "string"){
const err17 = {instancePath:instancePath+"/paramFields/expanded",schemaPath:"#/properties/paramFields/properties/expanded/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((((data14 === "all") || (data14 === "topLevel")) || (data14 === "topLevelOneOfs")) || (data14 === "none"))){
const err18 = {instancePath:instancePath+"/paramFields/expanded",schemaPath:"#/properties/paramFields/properties/expanded/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema24.properties.paramFields.properties.expanded.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid1 = _errs41 === errors;
valid11 = valid11 || _valid1;
if(!valid11){
const _errs43 = errors;
if(typeof data14 !== "boolean"){
const err19 = {instancePath:instancePath+"/paramFields/expanded",schemaPath:"#/properties/paramFields/properties/expanded/anyOf/1/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid1 = _errs43 === errors;
valid11 = valid11 || _valid1;
}
if(!valid11){
const err20 = {instancePath:instancePath+"/paramFields/expanded",schemaPath:"#/properties/paramFields/properties/expanded/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/paramFields",schemaPath:"#/properties/paramFields/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.maintainOrder !== undefined){
if(typeof data.maintainOrder !== "boolean"){
const err22 = {instancePath:instancePath+"/maintainOrder",schemaPath:"#/properties/maintainOrder/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"object","additionalProperties":true,"properties":{"website":{"type":"string"},"github":{"type":"string"},"x":{"type":"string"},"twitter":{"type":"string"},"discord":{"type":"string"},"slack":{"type":"string"},"linkedin":{"type":"string"},"youtube":{"type":"string"},"facebook":{"type":"string"},"instagram":{"type":"string"},"hacker-news":{"type":"string"},"medium":{"type":"string"},"telegram":{"type":"string"}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.website !== undefined){
if(typeof data.website !== "string"){
const err0 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.github !== undefined){
if(typeof data.github !== "string"){
const err1 = {instancePath:instancePath+"/github",schemaPath:"#/properties/github/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.x !== undefined){
if(typeof data.x !== "string"){
const err2 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.twitter !== undefined){
if(typeof data.twitter !== "string"){
const err3 = {instancePath:instancePath+"/twitter",schemaPath:"#/properties/twitter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.discord !== undefined){
if(typeof data.discord !== "string"){
const err4 = {instancePath:instancePath+"/discord",schemaPath:"#/properties/discord/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.slack !== undefined){
if(typeof data.slack !== "string"){
const err5 = {instancePath:instancePath+"/slack",schemaPath:"#/properties/slack/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.linkedin !== undefined){
if(typeof data.linkedin !== "string"){
const err6 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.youtube !== undefined){
if(typeof data.youtube !== "string"){
const err7 = {instancePath:instancePath+"/youtube",schemaPath:"#/properties/youtube/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.facebook !== undefined){
if(typeof data.facebook !== "string"){
const err8 = {instancePath:instancePath+"/facebook",schemaPath:"#/properties/facebook/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.instagram !== undefined){
if(typeof data.instagram !== "string"){
const err9 = {instancePath:instancePath+"/instagram",schemaPath:"#/properties/instagram/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data["hacker-news"] !== undefined){
if(typeof data["hacker-news"] !== "string"){
const err10 = {instancePath:instancePath+"/hacker-news",schemaPath:"#/properties/hacker-news/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.medium !== undefined){
if(typeof data.medium !== "string"){
const err11 = {instancePath:instancePath+"/medium",schemaPath:"#/properties/medium/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.telegram !== undefined){
if(typeof data.telegram !== "string"){
const err12 = {instancePath:instancePath+"/telegram",schemaPath:"#/properties/telegram/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"array","items":{"type":"object","additionalProperties":true,"properties":{"type":{"type":"string"},"url":{"type":"string"}}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
if(typeof data0.type !== "string"){
const err0 = {instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.url !== undefined){
if(typeof data0.url !== "string"){
const err1 = {instancePath:instancePath+"/" + i0+"/url",schemaPath:"#/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"object","additionalProperties":true,"properties":{"title":{"type":"string"},"links":{"type":"array","items":{"type":"object","additionalProperties":true,"properties":{"label":{"type":"string"},"url":{"type":"string"}}}}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.links !== undefined){
let data1 = data.links;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.label !== undefined){
if(typeof data2.label !== "string"){
const err1 = {instancePath:instancePath+"/links/" + i0+"/label",schemaPath:"#/properties/links/items/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data2.url !== undefined){
if(typeof data2.url !== "string"){
const err2 = {instancePath:instancePath+"/links/" + i0+"/url",schemaPath:"#/properties/links/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","required":["source","destination"],"additionalProperties":true,"properties":{"source":{"type":"string"},"destination":{"type":"string"},"permanent":{"type":"boolean"}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.destination === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destination"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
const err2 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.destination !== undefined){
if(typeof data.destination !== "string"){
const err3 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.permanent !== undefined){
if(typeof data.permanent !== "boolean"){
const err4 = {instancePath:instancePath+"/permanent",schemaPath:"#/properties/permanent/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","additionalProperties":true,"properties":{"ga4":{"type":"object","additionalProperties":true,"properties":{"measurementId":{"type":"string"}}},"gtm":{"type":"object","additionalProperties":true,"properties":{"tagId":{"type":"string"}}},"plausible":{"type":"object","additionalProperties":true,"properties":{"domain":{"type":"string"},"server":{"type":"string"}}},"posthog":{"type":"object","additionalProperties":true,"properties":{"apiKey":{"type":"string"},"apiHost":{"type":"string"},"sessionRecording":{"type":"boolean"}}},"amplitude":{"type":"object","additionalProperties":true,"properties":{"apiKey":{"type":"string"}}},"clearbit":{"type":"object","additionalProperties":true,"properties":{"publicApiKey":{"type":"string"}}},"fathom":{"type":"object","additionalProperties":true,"properties":{"siteId":{"type":"string"}}},"heap":{"type":"object","additionalProperties":true,"properties":{"appId":{"type":"string"}}},"hotjar":{"type":"object","additionalProperties":true,"properties":{"hjid":{"type":["string","number"]},"hjsv":{"type":["string","number"]}}},"koala":{"type":"object","additionalProperties":true,"properties":{"publicApiKey":{"type":"string"}}},"logrocket":{"type":"object","additionalProperties":true,"properties":{"appId":{"type":"string"}}},"mixpanel":{"type":"object","additionalProperties":true,"properties":{"projectToken":{"type":"string"}}},"pirsch":{"type":"object","additionalProperties":true,"properties":{"id":{"type":"string"}}},"segment":{"type":"object","additionalProperties":true,"properties":{"key":{"type":"string"}}},"clarity":{"type":"object","additionalProperties":true,"properties":{"projectId":{"type":"string"}}}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ga4 !== undefined){
let data0 = data.ga4;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.measurementId !== undefined){
if(typeof data0.measurementId !== "string"){
const err0 = {instancePath:instancePath+"/ga4/measurementId",schemaPath:"#/properties/ga4/properties/measurementId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/ga4",schemaPath:"#/properties/ga4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.gtm !== undefined){
let data2 = data.gtm;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.tagId !== undefined){
if(typeof data2.tagId !== "string"){
const err2 = {instancePath:instancePath+"/gtm/tagId",schemaPath:"#/properties/gtm/properties/tagId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/gtm",schemaPath:"#/properties/gtm/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.plausible !== undefined){
let data4 = data.plausible;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.domain !== undefined){
if(typeof data4.domain !== "string"){
const err4 = {instancePath:instancePath+"/plausible/domain",schemaPath:"#/properties/plausible/properties/domain/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data4.server !== undefined){
if(typeof data4.server !== "string"){
const err5 = {instancePath:instancePath+"/plausible/server",schemaPath:"#/properties/plausible/properties/server/type",keyword:"type",params:{type: "string"}};
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
else {
const err6 = {instancePath:instancePath+"/plausible",schemaPath:"#/properties/plausible/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.posthog !== undefined){
let data7 = data.posthog;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.apiKey !== undefined){
if(typeof data7.apiKey !== "string"){
const err7 = {instancePath:instancePath+"/posthog/apiKey",schemaPath:"#/properties/posthog/properties/apiKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.apiHost !== undefined){
if(typeof data7.apiHost !== "string"){
const err8 = {instancePath:instancePath+"/posthog/apiHost",schemaPath:"#/properties/posthog/properties/apiHost/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data7.sessionRecording !== undefined){
if(typeof data7.sessionRecording !== "boolean"){
const err9 = {instancePath:instancePath+"/posthog/sessionRecording",schemaPath:"#/properties/posthog/properties/sessionRecording/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/posthog",schemaPath:"#/properties/posthog/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.amplitude !== undefined){
let data11 = data.amplitude;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.apiKey !== undefined){
if(typeof data11.apiKey !== "string"){
const err11 = {instancePath:instancePath+"/amplitude/apiKey",schemaPath:"#/properties/amplitude/properties/apiKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/amplitude",schemaPath:"#/properties/amplitude/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.clearbit !== undefined){
let data13 = data.clearbit;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.publicApiKey !== undefined){
if(typeof data13.publicApiKey !== "string"){
const err13 = {instancePath:instancePath+"/clearbit/publicApiKey",schemaPath:"#/properties/clearbit/properties/publicApiKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/clearbit",schemaPath:"#/properties/clearbit/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.fathom !== undefined){
let data15 = data.fathom;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.siteId !== undefined){
if(typeof data15.siteId !== "string"){
const err15 = {instancePath:instancePath+"/fathom/siteId",schemaPath:"#/properties/fathom/properties/siteId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/fathom",schemaPath:"#/properties/fathom/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.heap !== undefined){
let data17 = data.heap;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.appId !== undefined){
if(typeof data17.appId !== "string"){
const err17 = {instancePath:instancePath+"/heap/appId",schemaPath:"#/properties/heap/properties/appId/type",keyword:"type",params:{type: "string"}};
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
const err18 = {instancePath:instancePath+"/heap",schemaPath:"#/properties/heap/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.hotjar !== undefined){
let data19 = data.hotjar;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.hjid !== undefined){
let data20 = data19.hjid;
if((typeof data20 !== "string") && (!((typeof data20 == "number") && (isFinite(data20))))){
const err19 = {instancePath:instancePath+"/hotjar/hjid",schemaPath:"#/properties/hotjar/properties/hjid/type",keyword:"type",params:{type: schema29.properties.hotjar.properties.hjid.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data19.hjsv !== undefined){
let data21 = data19.hjsv;
if((typeof data21 !== "string") && (!((typeof data21 == "number") && (isFinite(data21))))){
const err20 = {instancePath:instancePath+"/hotjar/hjsv",schemaPath:"#/properties/hotjar/properties/hjsv/type",keyword:"type",params:{type: schema29.properties.hotjar.properties.hjsv.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/hotjar",schemaPath:"#/properties/hotjar/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.koala !== undefined){
let data22 = data.koala;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.publicApiKey !== undefined){
if(typeof data22.publicApiKey !== "string"){
const err22 = {instancePath:instancePath+"/koala/publicApiKey",schemaPath:"#/properties/koala/properties/publicApiKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/koala",schemaPath:"#/properties/koala/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.logrocket !== undefined){
let data24 = data.logrocket;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.appId !== undefined){
if(typeof data24.appId !== "string"){
const err24 = {instancePath:instancePath+"/logrocket/appId",schemaPath:"#/properties/logrocket/properties/appId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/logrocket",schemaPath:"#/properties/logrocket/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.mixpanel !== undefined){
let data26 = data.mixpanel;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.projectToken !== undefined){
if(typeof data26.projectToken !== "string"){
const err26 = {instancePath:instancePath+"/mixpanel/projectToken",schemaPath:"#/properties/mixpanel/properties/projectToken/type",keyword:"type",params:{type: "string"}};
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
const err27 = {instancePath:instancePath+"/mixpanel",schemaPath:"#/properties/mixpanel/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.pirsch !== undefined){
let data28 = data.pirsch;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.id !== undefined){
if(typeof data28.id !== "string"){
const err28 = {instancePath:instancePath+"/pirsch/id",schemaPath:"#/properties/pirsch/properties/id/type",keyword:"type",params:{type: "string"}};
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
else {
const err29 = {instancePath:instancePath+"/pirsch",schemaPath:"#/properties/pirsch/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.segment !== undefined){
let data30 = data.segment;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.key !== undefined){
if(typeof data30.key !== "string"){
const err30 = {instancePath:instancePath+"/segment/key",schemaPath:"#/properties/segment/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/segment",schemaPath:"#/properties/segment/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.clarity !== undefined){
let data32 = data.clarity;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.projectId !== undefined){
if(typeof data32.projectId !== "string"){
const err32 = {instancePath:instancePath+"/clarity/projectId",schemaPath:"#/properties/clarity/properties/projectId/type",keyword:"type",params:{type: "string"}};
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
const err33 = {instancePath:instancePath+"/clarity",schemaPath:"#/properties/clarity/type",keyword:"type",params:{type: "object"}};
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
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"object","additionalProperties":true,"properties":{"title":{"type":"string"},"description":{"type":"string"},"icon":{"$ref":"#/definitions/icon"},"iconType":{"$ref":"#/definitions/iconType"},"href":{"type":["string","object"]}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err1 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.icon !== undefined){
if(!(validate42(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.iconType !== undefined){
if(!(validate44(data.iconType, {instancePath:instancePath+"/iconType",parentData:data,parentDataProperty:"iconType",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
let data4 = data.href;
if((typeof data4 !== "string") && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))){
const err2 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type: schema30.properties.href.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.navigation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "navigation"}};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.logo !== undefined){
let data1 = data.logo;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(!(validate24(data1, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.favicon !== undefined){
if(typeof data.favicon !== "string"){
const err4 = {instancePath:instancePath+"/favicon",schemaPath:"#/properties/favicon/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.colors !== undefined){
if(!(validate26(data.colors, {instancePath:instancePath+"/colors",parentData:data,parentDataProperty:"colors",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.backgroundImage !== undefined){
if(typeof data.backgroundImage !== "string"){
const err5 = {instancePath:instancePath+"/backgroundImage",schemaPath:"#/properties/backgroundImage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.modeToggle !== undefined){
let data5 = data.modeToggle;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.default !== undefined){
let data6 = data5.default;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/modeToggle/default",schemaPath:"#/properties/modeToggle/properties/default/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data6 === "light") || (data6 === "dark"))){
const err7 = {instancePath:instancePath+"/modeToggle/default",schemaPath:"#/properties/modeToggle/properties/default/enum",keyword:"enum",params:{allowedValues: schema6.properties.modeToggle.properties.default.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.isHidden !== undefined){
if(typeof data5.isHidden !== "boolean"){
const err8 = {instancePath:instancePath+"/modeToggle/isHidden",schemaPath:"#/properties/modeToggle/properties/isHidden/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/modeToggle",schemaPath:"#/properties/modeToggle/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.font !== undefined){
let data8 = data.font;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.family !== undefined){
if(typeof data8.family !== "string"){
const err10 = {instancePath:instancePath+"/font/family",schemaPath:"#/properties/font/properties/family/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data8.weight !== undefined){
let data10 = data8.weight;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err11 = {instancePath:instancePath+"/font/weight",schemaPath:"#/properties/font/properties/weight/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data8.url !== undefined){
if(typeof data8.url !== "string"){
const err12 = {instancePath:instancePath+"/font/url",schemaPath:"#/properties/font/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data8.format !== undefined){
let data12 = data8.format;
if(typeof data12 !== "string"){
const err13 = {instancePath:instancePath+"/font/format",schemaPath:"#/properties/font/properties/format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data12 === "woff") || (data12 === "woff2"))){
const err14 = {instancePath:instancePath+"/font/format",schemaPath:"#/properties/font/properties/format/enum",keyword:"enum",params:{allowedValues: schema6.properties.font.properties.format.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.headings !== undefined){
if(!(validate34(data8.headings, {instancePath:instancePath+"/font/headings",parentData:data8,parentDataProperty:"headings",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data8.body !== undefined){
if(!(validate34(data8.body, {instancePath:instancePath+"/font/body",parentData:data8,parentDataProperty:"body",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/font",schemaPath:"#/properties/font/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.topbarLinks !== undefined){
let data15 = data.topbarLinks;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37(data15[i0], {instancePath:instancePath+"/topbarLinks/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/topbarLinks",schemaPath:"#/properties/topbarLinks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.topbarCtaButton !== undefined){
if(!(validate39(data.topbarCtaButton, {instancePath:instancePath+"/topbarCtaButton",parentData:data,parentDataProperty:"topbarCtaButton",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.navigation !== undefined){
let data18 = data.navigation;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(!(validate41(data18[i1], {instancePath:instancePath+"/navigation/" + i1,parentData:data18,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.primaryTab !== undefined){
let data20 = data.primaryTab;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.name !== undefined){
if(typeof data20.name !== "string"){
const err18 = {instancePath:instancePath+"/primaryTab/name",schemaPath:"#/properties/primaryTab/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data20.isDefaultHidden !== undefined){
if(typeof data20.isDefaultHidden !== "boolean"){
const err19 = {instancePath:instancePath+"/primaryTab/isDefaultHidden",schemaPath:"#/properties/primaryTab/properties/isDefaultHidden/type",keyword:"type",params:{type: "boolean"}};
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
const err20 = {instancePath:instancePath+"/primaryTab",schemaPath:"#/properties/primaryTab/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.tabs !== undefined){
let data23 = data.tabs;
if(Array.isArray(data23)){
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
if(!(validate47(data23[i2], {instancePath:instancePath+"/tabs/" + i2,parentData:data23,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.topAnchor !== undefined){
let data25 = data.topAnchor;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.name !== undefined){
if(typeof data25.name !== "string"){
const err22 = {instancePath:instancePath+"/topAnchor/name",schemaPath:"#/properties/topAnchor/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data25.icon !== undefined){
if(!(validate42(data25.icon, {instancePath:instancePath+"/topAnchor/icon",parentData:data25,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data25.iconType !== undefined){
if(!(validate44(data25.iconType, {instancePath:instancePath+"/topAnchor/iconType",parentData:data25,parentDataProperty:"iconType",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data25.color !== undefined){
if(!(validate53(data25.color, {instancePath:instancePath+"/topAnchor/color",parentData:data25,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/topAnchor",schemaPath:"#/properties/topAnchor/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.anchors !== undefined){
let data30 = data.anchors;
if(Array.isArray(data30)){
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
if(!(validate57(data30[i3], {instancePath:instancePath+"/anchors/" + i3,parentData:data30,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.versions !== undefined){
let data32 = data.versions;
if(Array.isArray(data32)){
const len4 = data32.length;
for(let i4=0; i4<len4; i4++){
let data33 = data32[i4];
const _errs64 = errors;
let valid16 = false;
const _errs65 = errors;
if(typeof data33 !== "string"){
const err25 = {instancePath:instancePath+"/versions/" + i4,schemaPath:"#/properties/versions/items/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid1 = _errs65 === errors;
valid16 = valid16 || _valid1;
if(!valid16){
const _errs67 = errors;
if(!(validate63(data33, {instancePath:instancePath+"/versions/" + i4,parentData:data32,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid1 = _errs67 === errors;
valid16 = valid16 || _valid1;
}
if(!valid16){
const err26 = {instancePath:instancePath+"/versions/" + i4,schemaPath:"#/properties/versions/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.api !== undefined){
if(!(validate65(data.api, {instancePath:instancePath+"/api",parentData:data,parentDataProperty:"api",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.openapi !== undefined){
if(!(validate48(data.openapi, {instancePath:instancePath+"/openapi",parentData:data,parentDataProperty:"openapi",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.footerSocials !== undefined){
let data36 = data.footerSocials;
const _errs71 = errors;
let valid17 = false;
const _errs72 = errors;
if(!(validate68(data36, {instancePath:instancePath+"/footerSocials",parentData:data,parentDataProperty:"footerSocials",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid2 = _errs72 === errors;
valid17 = valid17 || _valid2;
if(!valid17){
const _errs73 = errors;
if(!(validate70(data36, {instancePath:instancePath+"/footerSocials",parentData:data,parentDataProperty:"footerSocials",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var _valid2 = _errs73 === errors;
valid17 = valid17 || _valid2;
}
if(!valid17){
const err28 = {instancePath:instancePath+"/footerSocials",schemaPath:"#/properties/footerSocials/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
}
}
if(data.footer !== undefined){
let data37 = data.footer;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.socials !== undefined){
let data38 = data37.socials;
const _errs78 = errors;
let valid19 = false;
const _errs79 = errors;
if(!(validate68(data38, {instancePath:instancePath+"/footer/socials",parentData:data37,parentDataProperty:"socials",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid3 = _errs79 === errors;
valid19 = valid19 || _valid3;
if(!valid19){
const _errs80 = errors;
if(!(validate70(data38, {instancePath:instancePath+"/footer/socials",parentData:data37,parentDataProperty:"socials",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var _valid3 = _errs80 === errors;
valid19 = valid19 || _valid3;
}
if(!valid19){
const err29 = {instancePath:instancePath+"/footer/socials",schemaPath:"#/properties/footer/properties/socials/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
}
}
if(data37.links !== undefined){
let data39 = data37.links;
if(Array.isArray(data39)){
const len5 = data39.length;
for(let i5=0; i5<len5; i5++){
if(!(validate74(data39[i5], {instancePath:instancePath+"/footer/links/" + i5,parentData:data39,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/footer/links",schemaPath:"#/properties/footer/properties/links/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.feedback !== undefined){
let data41 = data.feedback;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.thumbsRating !== undefined){
if(typeof data41.thumbsRating !== "boolean"){
const err32 = {instancePath:instancePath+"/feedback/thumbsRating",schemaPath:"#/properties/feedback/properties/thumbsRating/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data41.suggestEdit !== undefined){
if(typeof data41.suggestEdit !== "boolean"){
const err33 = {instancePath:instancePath+"/feedback/suggestEdit",schemaPath:"#/properties/feedback/properties/suggestEdit/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data41.raiseIssue !== undefined){
if(typeof data41.raiseIssue !== "boolean"){
const err34 = {instancePath:instancePath+"/feedback/raiseIssue",schemaPath:"#/properties/feedback/properties/raiseIssue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/feedback",schemaPath:"#/properties/feedback/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.search !== undefined){
let data45 = data.search;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.prompt !== undefined){
if(typeof data45.prompt !== "string"){
const err36 = {instancePath:instancePath+"/search/prompt",schemaPath:"#/properties/search/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data45.location !== undefined){
let data47 = data45.location;
if(typeof data47 !== "string"){
const err37 = {instancePath:instancePath+"/search/location",schemaPath:"#/properties/search/properties/location/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!((data47 === "top") || (data47 === "side"))){
const err38 = {instancePath:instancePath+"/search/location",schemaPath:"#/properties/search/properties/location/enum",keyword:"enum",params:{allowedValues: schema6.properties.search.properties.location.enum}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.codeBlock !== undefined){
let data48 = data.codeBlock;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.mode !== undefined){
let data49 = data48.mode;
if(typeof data49 !== "string"){
const err40 = {instancePath:instancePath+"/codeBlock/mode",schemaPath:"#/properties/codeBlock/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!((data49 === "auto") || (data49 === "dark"))){
const err41 = {instancePath:instancePath+"/codeBlock/mode",schemaPath:"#/properties/codeBlock/properties/mode/enum",keyword:"enum",params:{allowedValues: schema6.properties.codeBlock.properties.mode.enum}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/codeBlock",schemaPath:"#/properties/codeBlock/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.seo !== undefined){
let data50 = data.seo;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.indexHiddenPages !== undefined){
if(typeof data50.indexHiddenPages !== "boolean"){
const err43 = {instancePath:instancePath+"/seo/indexHiddenPages",schemaPath:"#/properties/seo/properties/indexHiddenPages/type",keyword:"type",params:{type: "boolean"}};
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
else {
const err44 = {instancePath:instancePath+"/seo",schemaPath:"#/properties/seo/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.metadata !== undefined){
let data52 = data.metadata;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.canonical !== undefined){
if(typeof data52.canonical !== "string"){
const err45 = {instancePath:instancePath+"/metadata/canonical",schemaPath:"#/properties/metadata/properties/canonical/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data52["og:title"] !== undefined){
if(typeof data52["og:title"] !== "string"){
const err46 = {instancePath:instancePath+"/metadata/og:title",schemaPath:"#/properties/metadata/properties/og%3Atitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data52["og:description"] !== undefined){
if(typeof data52["og:description"] !== "string"){
const err47 = {instancePath:instancePath+"/metadata/og:description",schemaPath:"#/properties/metadata/properties/og%3Adescription/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data52["og:image"] !== undefined){
if(typeof data52["og:image"] !== "string"){
const err48 = {instancePath:instancePath+"/metadata/og:image",schemaPath:"#/properties/metadata/properties/og%3Aimage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data52["og:site_name"] !== undefined){
if(typeof data52["og:site_name"] !== "string"){
const err49 = {instancePath:instancePath+"/metadata/og:site_name",schemaPath:"#/properties/metadata/properties/og%3Asite_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data52["og:type"] !== undefined){
if(typeof data52["og:type"] !== "string"){
const err50 = {instancePath:instancePath+"/metadata/og:type",schemaPath:"#/properties/metadata/properties/og%3Atype/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data52["twitter:card"] !== undefined){
if(typeof data52["twitter:card"] !== "string"){
const err51 = {instancePath:instancePath+"/metadata/twitter:card",schemaPath:"#/properties/metadata/properties/twitter%3Acard/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data52["twitter:site"] !== undefined){
if(typeof data52["twitter:site"] !== "string"){
const err52 = {instancePath:instancePath+"/metadata/twitter:site",schemaPath:"#/properties/metadata/properties/twitter%3Asite/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data52["twitter:image"] !== undefined){
if(typeof data52["twitter:image"] !== "string"){
const err53 = {instancePath:instancePath+"/metadata/twitter:image",schemaPath:"#/properties/metadata/properties/twitter%3Aimage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data52.keywords !== undefined){
if(typeof data52.keywords !== "string"){
const err54 = {instancePath:instancePath+"/metadata/keywords",schemaPath:"#/properties/metadata/properties/keywords/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data52.robots !== undefined){
if(typeof data52.robots !== "string"){
const err55 = {instancePath:instancePath+"/metadata/robots",schemaPath:"#/properties/metadata/properties/robots/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.redirects !== undefined){
let data64 = data.redirects;
if(Array.isArray(data64)){
const len6 = data64.length;
for(let i6=0; i6<len6; i6++){
if(!(validate76(data64[i6], {instancePath:instancePath+"/redirects/" + i6,parentData:data64,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err57 = {instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.analytics !== undefined){
if(!(validate78(data.analytics, {instancePath:instancePath+"/analytics",parentData:data,parentDataProperty:"analytics",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.integrations !== undefined){
let data67 = data.integrations;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.intercom !== undefined){
if(typeof data67.intercom !== "string"){
const err58 = {instancePath:instancePath+"/integrations/intercom",schemaPath:"#/properties/integrations/properties/intercom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data67.frontchat !== undefined){
if(typeof data67.frontchat !== "string"){
const err59 = {instancePath:instancePath+"/integrations/frontchat",schemaPath:"#/properties/integrations/properties/frontchat/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data67.osano !== undefined){
if(typeof data67.osano !== "string"){
const err60 = {instancePath:instancePath+"/integrations/osano",schemaPath:"#/properties/integrations/properties/osano/type",keyword:"type",params:{type: "string"}};
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
else {
const err61 = {instancePath:instancePath+"/integrations",schemaPath:"#/properties/integrations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.theme !== undefined){
if(typeof data.theme !== "string"){
const err62 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.layout !== undefined){
if(typeof data.layout !== "string"){
const err63 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.background !== undefined){
let data73 = data.background;
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
if(data73.style !== undefined){
let data74 = data73.style;
if(typeof data74 !== "string"){
const err64 = {instancePath:instancePath+"/background/style",schemaPath:"#/properties/background/properties/style/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!(((data74 === "gradient") || (data74 === "grid")) || (data74 === "windows"))){
const err65 = {instancePath:instancePath+"/background/style",schemaPath:"#/properties/background/properties/style/enum",keyword:"enum",params:{allowedValues: schema6.properties.background.properties.style.enum}};
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
const err66 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.sidebar !== undefined){
let data75 = data.sidebar;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.items !== undefined){
if(typeof data75.items !== "string"){
const err67 = {instancePath:instancePath+"/sidebar/items",schemaPath:"#/properties/sidebar/properties/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err68 = {instancePath:instancePath+"/sidebar",schemaPath:"#/properties/sidebar/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.topbar !== undefined){
let data77 = data.topbar;
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
if(data77.style !== undefined){
if(typeof data77.style !== "string"){
const err69 = {instancePath:instancePath+"/topbar/style",schemaPath:"#/properties/topbar/properties/style/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/topbar",schemaPath:"#/properties/topbar/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.eyebrow !== undefined){
let data79 = data.eyebrow;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
if(data79.display !== undefined){
let data80 = data79.display;
if(typeof data80 !== "string"){
const err71 = {instancePath:instancePath+"/eyebrow/display",schemaPath:"#/properties/eyebrow/properties/display/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(!((data80 === "section") || (data80 === "breadcrumbs"))){
const err72 = {instancePath:instancePath+"/eyebrow/display",schemaPath:"#/properties/eyebrow/properties/display/enum",keyword:"enum",params:{allowedValues: schema6.properties.eyebrow.properties.display.enum}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.rounded !== undefined){
let data81 = data.rounded;
if(typeof data81 !== "string"){
const err74 = {instancePath:instancePath+"/rounded",schemaPath:"#/properties/rounded/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(!((data81 === "default") || (data81 === "sharp"))){
const err75 = {instancePath:instancePath+"/rounded",schemaPath:"#/properties/rounded/enum",keyword:"enum",params:{allowedValues: schema6.properties.rounded.enum}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.contextual !== undefined){
let data82 = data.contextual;
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
if(data82.options !== undefined){
let data83 = data82.options;
if(Array.isArray(data83)){
const len7 = data83.length;
for(let i7=0; i7<len7; i7++){
let data84 = data83[i7];
const _errs180 = errors;
let valid37 = false;
const _errs181 = errors;
if(typeof data84 !== "string"){
const err76 = {instancePath:instancePath+"/contextual/options/" + i7,schemaPath:"#/properties/contextual/properties/options/items/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid4 = _errs181 === errors;
valid37 = valid37 || _valid4;
if(!valid37){
const _errs183 = errors;
if(!(validate80(data84, {instancePath:instancePath+"/contextual/options/" + i7,parentData:data83,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var _valid4 = _errs183 === errors;
valid37 = valid37 || _valid4;
}
if(!valid37){
const err77 = {instancePath:instancePath+"/contextual/options/" + i7,schemaPath:"#/properties/contextual/properties/options/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
errors = _errs180;
if(vErrors !== null){
if(_errs180){
vErrors.length = _errs180;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err78 = {instancePath:instancePath+"/contextual/options",schemaPath:"#/properties/contextual/properties/options/type",keyword:"type",params:{type: "array"}};
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
const err79 = {instancePath:instancePath+"/contextual",schemaPath:"#/properties/contextual/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err80 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
