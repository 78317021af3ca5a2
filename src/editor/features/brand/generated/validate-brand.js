/* Generated from schema/docs.schema.json by `npm run generate`. Do not edit. */
"use strict";
export const brandForm = validate10;
const schema11 = {"$id":"brandForm","type":"object","required":["name","colors"],"properties":{"name":{"title":"Name of the site","description":"The name of your product or project. Readers see it in the browser tab, in search results and beside the logo.","type":"string"},"logo":{"title":"Logo","description":"The picture at the top left of every page. Give one picture for both modes, or one for light and one for dark mode.","type":["string","object"]},"favicon":{"title":"Icon in the browser tab","description":"A small square picture shown in browser tabs and bookmarks (favicon). SVG or PNG works best.","type":["string","object"]},"colors":{"title":"Brand colours","description":"The colours of your brand. The first is enough: the others follow from it.","type":"object","required":["primary"],"properties":{"primary":{"title":"Brand colour","description":"Used for links, highlighted text and accents in light mode. Choose one that reads well on white.","type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"light":{"title":"Brand colour in dark mode","description":"Used in place of the brand colour in dark mode. A lighter tone of it reads well on a dark background.","type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"dark":{"title":"Colour of buttons","description":"Used for important buttons in both modes.","type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"background":{"title":"Background colours","description":"The colour of the page itself, in each mode.","type":"object","required":["light","dark"],"properties":{"light":{"title":"Background in light mode","description":"The colour of the page in light mode.","type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},"dark":{"title":"Background in dark mode","description":"The colour of the page in dark mode.","type":"string","pattern":"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"}}}}}}};
const pattern0 = new RegExp("^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="brandForm" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.colors === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colors"},message:"must have required property '"+"colors"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.name.type,parentSchema:schema11.properties.name,data:data0};
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
if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
const err3 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: schema11.properties.logo.type},message:"must be string,object",schema:schema11.properties.logo.type,parentSchema:schema11.properties.logo,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.favicon !== undefined){
let data2 = data.favicon;
if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){
const err4 = {instancePath:instancePath+"/favicon",schemaPath:"#/properties/favicon/type",keyword:"type",params:{type: schema11.properties.favicon.type},message:"must be string,object",schema:schema11.properties.favicon.type,parentSchema:schema11.properties.favicon,data:data2};
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
let data3 = data.colors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.primary === undefined){
const err5 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "primary"},message:"must have required property '"+"primary"+"'",schema:schema11.properties.colors.required,parentSchema:schema11.properties.colors,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.primary !== undefined){
let data4 = data3.primary;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err6 = {instancePath:instancePath+"/colors/primary",schemaPath:"#/properties/colors/properties/primary/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\"",schema:"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$",parentSchema:schema11.properties.colors.properties.primary,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/colors/primary",schemaPath:"#/properties/colors/properties/primary/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.colors.properties.primary.type,parentSchema:schema11.properties.colors.properties.primary,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.light !== undefined){
let data5 = data3.light;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err8 = {instancePath:instancePath+"/colors/light",schemaPath:"#/properties/colors/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\"",schema:"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$",parentSchema:schema11.properties.colors.properties.light,data:data5};
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
const err9 = {instancePath:instancePath+"/colors/light",schemaPath:"#/properties/colors/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.colors.properties.light.type,parentSchema:schema11.properties.colors.properties.light,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.dark !== undefined){
let data6 = data3.dark;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err10 = {instancePath:instancePath+"/colors/dark",schemaPath:"#/properties/colors/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\"",schema:"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$",parentSchema:schema11.properties.colors.properties.dark,data:data6};
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
const err11 = {instancePath:instancePath+"/colors/dark",schemaPath:"#/properties/colors/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.colors.properties.dark.type,parentSchema:schema11.properties.colors.properties.dark,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.background !== undefined){
let data7 = data3.background;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.light === undefined){
const err12 = {instancePath:instancePath+"/colors/background",schemaPath:"#/properties/colors/properties/background/required",keyword:"required",params:{missingProperty: "light"},message:"must have required property '"+"light"+"'",schema:schema11.properties.colors.properties.background.required,parentSchema:schema11.properties.colors.properties.background,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.dark === undefined){
const err13 = {instancePath:instancePath+"/colors/background",schemaPath:"#/properties/colors/properties/background/required",keyword:"required",params:{missingProperty: "dark"},message:"must have required property '"+"dark"+"'",schema:schema11.properties.colors.properties.background.required,parentSchema:schema11.properties.colors.properties.background,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.light !== undefined){
let data8 = data7.light;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err14 = {instancePath:instancePath+"/colors/background/light",schemaPath:"#/properties/colors/properties/background/properties/light/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\"",schema:"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$",parentSchema:schema11.properties.colors.properties.background.properties.light,data:data8};
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
const err15 = {instancePath:instancePath+"/colors/background/light",schemaPath:"#/properties/colors/properties/background/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.colors.properties.background.properties.light.type,parentSchema:schema11.properties.colors.properties.background.properties.light,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.dark !== undefined){
let data9 = data7.dark;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err16 = {instancePath:instancePath+"/colors/background/dark",schemaPath:"#/properties/colors/properties/background/properties/dark/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"},message:"must match pattern \""+"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$"+"\"",schema:"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$",parentSchema:schema11.properties.colors.properties.background.properties.dark,data:data9};
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
const err17 = {instancePath:instancePath+"/colors/background/dark",schemaPath:"#/properties/colors/properties/background/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.colors.properties.background.properties.dark.type,parentSchema:schema11.properties.colors.properties.background.properties.dark,data:data9};
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
const err18 = {instancePath:instancePath+"/colors/background",schemaPath:"#/properties/colors/properties/background/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.colors.properties.background.type,parentSchema:schema11.properties.colors.properties.background,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.colors.type,parentSchema:schema11.properties.colors,data:data3};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
