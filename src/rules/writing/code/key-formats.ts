/** Keys whose format their makers document: a beginning of its own and a set number of signs behind it. */

export interface KeyFormat {
  readonly name: string;
  readonly pattern: RegExp;
}

const format = (name: string, pattern: string): KeyFormat => ({
  name,
  pattern: new RegExp(`(?<![A-Za-z0-9_-])${pattern}(?![A-Za-z0-9_-])`, 'g'),
});

export const KEY_FORMATS: readonly KeyFormat[] = [
  format('an AWS access key', '(?:AKIA|ASIA)[A-Z2-7]{16}'),
  format('a GitHub token', 'gh[pousr]_[A-Za-z0-9]{36,255}'),
  format('a GitHub token', 'github_pat_[A-Za-z0-9_]{82}'),
  format('a GitLab token', 'glpat-[A-Za-z0-9_-]{20,64}'),
  format('a Slack token', 'xox[abprs]-[0-9]{8,14}-[0-9A-Za-z-]{20,120}'),
  format('a Stripe key', '(?:sk|rk)_live_[A-Za-z0-9]{24,120}'),
  format('a Google API key', 'AIza[A-Za-z0-9_-]{35}'),
  format('an npm token', 'npm_[A-Za-z0-9]{36}'),
  format('a SendGrid key', 'SG\\.[A-Za-z0-9_-]{22}\\.[A-Za-z0-9_-]{43}'),
  format('an OpenAI key', 'sk-(?:proj-|svcacct-)?[A-Za-z0-9]{20,74}T3BlbkFJ[A-Za-z0-9]{20,74}'),
  format('an Anthropic key', 'sk-ant-[a-z0-9]{3,10}-[A-Za-z0-9_-]{80,120}'),
  format('a Hugging Face token', 'hf_[A-Za-z0-9]{34}'),
  format('a Shopify token', 'shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}'),
  format('a DigitalOcean token', 'do[opr]_v1_[a-f0-9]{64}'),
  format('a Twilio key', 'SK[a-f0-9]{32}'),
  format('a Mailgun key', 'key-[a-f0-9]{32}'),
  format('a PyPI token', 'pypi-AgE[A-Za-z0-9_-]{50,300}'),
];

/** The first line of a private key, and enough of what follows it to be one. */
export const PRIVATE_KEY =
  /-----BEGIN (?:RSA |EC |DSA |OPENSSH |PGP )?PRIVATE KEY(?: BLOCK)?-----(?:\r?\n|\\n)(?:[A-Za-z0-9+/=:, -]{0,100}(?:\r?\n|\\n)){1,3}/g;
