/**
 * Services that count visitors or talk to them, as far as a plain script is all they need. Facts are those of each
 * service's public installation guide; the code is our own. `load(address, attributes, then)` adds a script element.
 */

export interface StatisticsValues {
  readonly [field: string]: string;
}

export interface StatisticsService {
  /** Key in `analytics` or `integrations`. */
  readonly key: string;
  readonly title: string;
  /** By the field's name, what its value must look like: nothing else comes into the script. */
  readonly fields: Readonly<Record<string, RegExp>>;
  /** Fields that may be left out. */
  readonly optional?: readonly string[];
  /** Where the script comes from. */
  readonly host: (values: StatisticsValues) => string;
  /** Statements; values are taken from the argument as JavaScript, ready to stand in the text. */
  readonly code: (values: StatisticsValues) => string;
}

const WORD = /^[\w-]{2,64}$/;
const ADDRESS = /^https:\/\/[a-z\d.-]+(?::\d+)?\/?$/i;
const HOST = /^(?:https:\/\/)?[a-z\d.-]+\.[a-z]+\/?$/i;

const hostOf = (address: string): string => address.replace(/^https:\/\//i, '').replace(/\/.*$/, '');
/** As a value of JavaScript. Fields allow no character that would end a script element. */
const js = (value: string | undefined): string => JSON.stringify(value ?? '').replaceAll('<', '\\u003c');
const from = (host: string) => () => host;

export const STATISTICS_SERVICES: readonly StatisticsService[] = [
  {
    key: 'osano',
    title: 'Osano',
    fields: { scriptSource: /^https:\/\/cmp\.osano\.com\/[\w-]+\/[\w-]+\/osano\.js$/ },
    host: from('cmp.osano.com'),
    code: ({ scriptSource }) => `load(${js(scriptSource)});`,
  },
  {
    key: 'ga4',
    title: 'Google Analytics 4',
    fields: { measurementId: /^G-?[A-Z\d]{4,16}$/i },
    host: from('www.googletagmanager.com'),
    code: ({ measurementId: id }) =>
      `w.dataLayer=w.dataLayer||[];w.gtag=w.gtag||function(){w.dataLayer.push(arguments)};w.gtag("js",new Date());w.gtag("config",${js(id)});load("https://www.googletagmanager.com/gtag/js?id="+${js(id)});`,
  },
  {
    key: 'gtm',
    title: 'Google Tag Manager',
    fields: { tagId: /^G(?:TM)?-?[A-Z\d]{4,16}$/i },
    host: from('www.googletagmanager.com'),
    code: ({ tagId }) =>
      `w.dataLayer=w.dataLayer||[];w.dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"});load("https://www.googletagmanager.com/gtm.js?id="+${js(tagId)});`,
  },
  {
    key: 'plausible',
    title: 'Plausible',
    fields: { domain: /^[a-z\d.-]+(?:,[a-z\d.-]+)*$/i, server: HOST },
    optional: ['server'],
    host: ({ server }) => hostOf(server ?? 'plausible.io'),
    code: ({ domain, server }) =>
      `load(${js(`https://${hostOf(server ?? 'plausible.io')}/js/script.js`)},{"data-domain":${js(domain)}});`,
  },
  {
    key: 'fathom',
    title: 'Fathom',
    fields: { siteId: WORD },
    host: from('cdn.usefathom.com'),
    code: ({ siteId }) => `load("https://cdn.usefathom.com/script.js",{"data-site":${js(siteId)}});`,
  },
  {
    key: 'posthog',
    title: 'PostHog',
    fields: { apiKey: /^phc_\w{8,64}$/, apiHost: ADDRESS },
    optional: ['apiHost'],
    host: ({ apiHost }) => hostOf(posthogAssets(apiHost)),
    code: ({ apiKey, apiHost }) =>
      `load(${js(`${posthogAssets(apiHost)}/static/array.js`)},{},function(){w.posthog.init(${js(apiKey)},{api_host:${js(posthogHost(apiHost))}})});`,
  },
  {
    key: 'mixpanel',
    title: 'Mixpanel',
    fields: { projectToken: /^[\da-f]{16,64}$/i },
    host: from('cdn.mxpnl.com'),
    code: ({ projectToken }) =>
      `var m=w.mixpanel=[];m.people=[];m.__SV=1.2;m._i=[[${js(projectToken)},{track_pageview:true},"mixpanel"]];load("https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js");`,
  },
  {
    key: 'amplitude',
    title: 'Amplitude',
    fields: { apiKey: /^[\da-z]{16,64}$/i },
    host: from('cdn.amplitude.com'),
    code: ({ apiKey }) =>
      `load("https://cdn.amplitude.com/script/"+${js(apiKey)}+".js",{},function(){w.amplitude.init(${js(apiKey)},{autocapture:true})});`,
  },
  {
    key: 'hotjar',
    title: 'Hotjar',
    fields: { hjid: /^\d{3,12}$/, hjsv: /^\d{1,3}$/ },
    optional: ['hjsv'],
    host: from('static.hotjar.com'),
    code: ({ hjid, hjsv = '6' }) =>
      `w.hj=w.hj||function(){(w.hj.q=w.hj.q||[]).push(arguments)};w._hjSettings={hjid:${Number(hjid)},hjsv:${Number(hjsv)}};load("https://static.hotjar.com/c/hotjar-${Number(hjid)}.js?sv=${Number(hjsv)}");`,
  },
  {
    key: 'clarity',
    title: 'Microsoft Clarity',
    fields: { projectId: /^[\da-z]{4,20}$/i },
    host: from('www.clarity.ms'),
    code: ({ projectId }) =>
      `w.clarity=w.clarity||function(){(w.clarity.q=w.clarity.q||[]).push(arguments)};load("https://www.clarity.ms/tag/"+${js(projectId)});`,
  },
  {
    key: 'heap',
    title: 'Heap',
    fields: { appId: /^\d{4,16}$/ },
    host: from('cdn.heapanalytics.com'),
    code: ({ appId }) =>
      `w.heap=[];w.heap.appid=${js(appId)};w.heap.config={};load("https://cdn.heapanalytics.com/js/heap-"+${js(appId)}+".js");`,
  },
  {
    key: 'logrocket',
    title: 'LogRocket',
    fields: { appId: /^[\w-]+\/[\w-]+$/ },
    host: from('cdn.logr-in.com'),
    code: ({ appId }) =>
      `load("https://cdn.logr-in.com/LogRocket.min.js",{crossorigin:"anonymous"},function(){w.LogRocket.init(${js(appId)})});`,
  },
  {
    key: 'pirsch',
    title: 'Pirsch',
    fields: { id: WORD },
    host: from('api.pirsch.io'),
    code: ({ id }) => `load("https://api.pirsch.io/pa.js",{id:"pianjs","data-code":${js(id)}});`,
  },
  {
    key: 'segment',
    title: 'Segment',
    fields: { key: WORD },
    host: from('cdn.segment.com'),
    code: ({ key }) =>
      `var a=w.analytics=w.analytics||[];a._writeKey=${js(key)};a.push(["page"]);load("https://cdn.segment.com/analytics.js/v1/"+${js(key)}+"/analytics.min.js");`,
  },
  {
    key: 'clearbit',
    title: 'Clearbit',
    fields: { publicApiKey: /^pk_\w{8,64}$/ },
    host: from('tag.clearbitscripts.com'),
    code: ({ publicApiKey }) =>
      `load("https://tag.clearbitscripts.com/v1/"+${js(publicApiKey)}+"/tags.js",{referrerpolicy:"strict-origin-when-cross-origin"});`,
  },
  {
    key: 'intercom',
    title: 'Intercom',
    fields: { appId: /^[\da-z]{6,20}$/i },
    host: from('widget.intercom.io'),
    code: ({ appId }) =>
      `w.intercomSettings={app_id:${js(appId)}};var i=w.Intercom=w.Intercom||function(){i.c(arguments)};i.q=i.q||[];i.c=function(c){i.q.push(c)};load("https://widget.intercom.io/widget/"+${js(appId)});`,
  },
  {
    key: 'frontchat',
    title: 'Front',
    fields: { snippetId: /^[\da-z-]{6,64}$/i },
    host: from('chat-assets.frontapp.com'),
    code: ({ snippetId }) =>
      `load("https://chat-assets.frontapp.com/v1/chat.bundle.js",{},function(){w.FrontChat("init",{chatId:${js(snippetId)},useDefaultLauncher:true})});`,
  },
  {
    key: 'adobe',
    title: 'Adobe Analytics',
    fields: { launchUrl: /^https:\/\/assets\.adobedtm\.com\/[\w./-]+\.js$/ },
    host: from('assets.adobedtm.com'),
    code: ({ launchUrl }) => `load(${js(launchUrl)});`,
  },
];

function posthogHost(host = 'https://us.i.posthog.com'): string {
  return host.replace(/\/$/, '');
}

/** PostHog's own clouds hand out the script on a host beside the one that takes the visits. */
function posthogAssets(host: string | undefined): string {
  return posthogHost(host)
    .replace(/^https:\/\/(?:app\.)?posthog\.com$/i, 'https://us.i.posthog.com')
    .replace(/^https:\/\/app\.posthog\.com$/i, 'https://us.i.posthog.com')
    .replace(/(\/\/[a-z]+)\.i\.posthog\.com$/i, '$1-assets.i.posthog.com');
}
