import type { Spot, WritingRule } from '../writing-rule.ts';
import { findWords } from './find-words.ts';

/** Of two to five capitals, which may have a plural. Digits, dashes and underscores make names of it. */
const ACRONYM = /(?<![\p{L}\p{N}_'’./&@#$+-])([A-Z]{3,5})s?(?![\p{L}\p{N}_&@#+/-])/gu;

/** What readers of documentation of software know, units, currencies, and words that are written large. */
const KNOWN = new Set(
  (
    'API APIS REST RPC SDK CLI GUI IDE URL URI URLS HTTP HTTPS HTML CSS CSV JSON JSONL YAML TOML XML SVG PNG JPG JPEG GIF PDF ZIP TAR MIME UTF ASCII ' +
    'SQL NOSQL DNS TCP UDP SSH SSL TLS FTP SFTP SMTP IMAP VPN VPC CDN CORS CSRF XSS JWT OAUTH SSO SAML OIDC MFA RBAC ACL UUID GUID CRUD DOM ' +
    'CPU GPU RAM ROM SSD HDD USB LAN WAN WIFI IOT BIOS AWS GCP IBM SAP CI CD CICD NPM PIP MIT BSD GPL AGPL ISO IEEE RFC IETF GDPR HIPAA SOC PII ' +
    'LLM LLMS RAG GPT NLP OCR SEO FAQ FAQS TBD TODO README NOTE TIP WARNING INFO DONE YES NOT AND ALL ANY THE ' +
    'USD EUR GBP UTC GMT EST PST CEO CTO UI UX QA PR MDX JSX TSX ESM GET PUT POST PATCH HEAD DELETE TRUE FALSE NULL NONE NAN EOF ENV VAR ' +
    'MUST SHALL STDIO STDIN STDOUT GPUS CPUS VAT WAV MP MPEG OGG AAC FLAC WEBM DOC DOCX XLS XLSX PPT PPTX TXT VTT SRT PHP ARM UNIX USA SMS DIY ASAP AKA ' +
    'ID IDS OS VM VMS PC TV AM PM US EU UK ORM MVC SPA PWA SSR SSG CMS CRM ERP B2B SAAS PAAS IAAS DB KB MB GB TB FPS DPI RGB RGBA HEX HSL'
  ).split(' '),
);

/** `USD` and the like. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Said once for each, where it first appears. */
export const undefinedAcronym: WritingRule = {
  over: 'writing',
  theme: 'prose',
  from: 'strict',
  isEnglish: true,
  code: 'writing/undefined-acronym',
  title: 'Short form that is not explained',
  why: 'Who does not know it has to look it up elsewhere, or reads on without understanding.',
  run(page) {
    const seen = new Set<string>();
    return findWords(page, ACRONYM).flatMap(({ start, match }): Spot[] => {
      const name = match[1] ?? '';
      if (seen.has(name)) return [];
      seen.add(name);
      if (KNOWN.has(name) || CURRENCIES.has(name) || isWord(page.text, name) || isShouted(page.text, start)) return [];
      if (isExplained(page.text, name)) return [];
      if (page.words.some(({ use }) => use.includes(name))) return [];
      return [
        {
          start,
          end: start + name.length,
          subject: [name],
          message: `The page does not say what \`${name}\` stands for.`,
          hint: `Write it out where it first appears, with \`(${name})\` behind it, or put it into a \`<Tooltip>\`.`,
        },
      ];
    });
  },
};

/** Written in small letters elsewhere on the page, it is a word that was meant to be loud. The page is English. */
function isWord(text: string, name: string): boolean {
  const [first = ''] = name;
  return new RegExp(`\\b[${first}${first.toLowerCase()}]${name.slice(1).toLowerCase()}\\b`).test(text);
}

/** `Long form (LF)`, `LF (long form)`, `LF: long form`, `LF stands for`, a tooltip, or an entry of a list of terms. */
function isExplained(text: string, name: string): boolean {
  const pattern = new RegExp(
    `\\(\\W{0,3}${name}s?\\W{0,3}\\)|\\b${name}s?\\W{0,4}\\(|\\b${name}\\W{0,4}(?::|—|–| - | stands for | is short for |, or )|<Tooltip[^>]{0,400}>\\s{0,4}${name}|>\\s{0,4}${name}s?\\s{0,4}</Tooltip>|#+[^\\n]{0,80}\\b${name}\\b`,
  );
  return pattern.test(text) || spelledOut(name).test(text);
}

/** Words that begin with its letters, one after the other. */
function spelledOut(name: string): RegExp {
  const words = [...name].map((letter) => `[${letter}${letter.toLowerCase()}][a-z]{2,20}`);
  return new RegExp(`\\b${words.join('(?:[ \\t-]+(?:of|and|the|for|to|in))?[ \\t-]+')}\\b`);
}

/** Beside another word in capitals it is no short form, but loud, or a name in two words. */
function isShouted(text: string, at: number): boolean {
  return (
    /[A-Z]{2,}[ \t]$/.test(text.slice(Math.max(0, at - 12), at)) ||
    /^[A-Z]+s?[ \t]+[A-Z]{2,}/.test(text.slice(at, at + 24))
  );
}
