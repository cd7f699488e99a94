/** Patterns of secrets. Each has a distinctive form, so that prose and hashes do not match. */
const SHAPES = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ['a key of Stripe', /\b[rs]k_live_[A-Za-z0-9]{16,}/],
  ['a secret of a webhook', /\bwhsec_[A-Za-z0-9+/=]{24,}/],
  ['a key of Google', /\bAIza[\w-]{35}\b/],
  ['a key of Amazon', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{40,})/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a token of Slack', /\bxox[abposr]-[\w-]{10,}/],
  ['a key of Twilio', /\bSK[0-9a-f]{32}\b/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/],
  [
    'a password in an address',
    /\b[a-z][a-z0-9+.-]{2,}:\/\/[^\s/:@'"`$<{]+:(?!password@|secret@|…)[^\s/@'"`$<{]{6,}@[\w.-]+/,
  ],
  ['a secret in a setting', /^[A-Z][A-Z0-9_]*(?:SECRET|TOKEN|PASSWORD|_KEY)=\S{8,}$/m],
];

/** The secrets found in a text: [line, kind]. */
export function findSecrets(text) {
  return SHAPES.flatMap(([what, shape]) => {
    const all = text.matchAll(new RegExp(shape.source, `${shape.flags.replace('g', '')}g`));
    return [...all].map(({ index }) => [text.slice(0, index).split('\n').length, what]);
  });
}
