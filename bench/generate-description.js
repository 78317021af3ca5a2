/** The API description that pages of operations are measured with: the same on every run, of any size. */

const NOUNS =
  'account address agent article batch branch bucket build channel cluster comment contract customer device domain endpoint event export feature filter folder gateway image import invoice issue job key label lease limit listing member message metric model module monitor network note order package payment period plan policy pool price product profile project quota record region release report role'.split(
    ' ',
  );
const VERBS = [
  ['get', '', 'List'],
  ['post', '', 'Create'],
  ['get', '/{id}', 'Show'],
  ['patch', '/{id}', 'Change'],
  ['delete', '/{id}', 'Delete'],
];
const PARTS = ['', '/drafts', '/archive', '/settings', '/owners'];
/** So many operations has one resource. */
const OPERATIONS_EACH = VERBS.length * PARTS.length;

/**
 * A description with so many operations, of about 1.3 KB each: parameters with limits, a body of three levels, three answers.
 * @param {{ operations?: number, words?: number }} [options] `words`: of each description of a field
 * @returns {Record<string, unknown>} OpenAPI 3.1
 */
export function generateDescription({ operations = 1500, words = 12 } = {}) {
  /** @type {Record<string, Record<string, unknown>>} */
  const paths = {};
  /** @type {Record<string, unknown>} */
  const schemas = { Problem: problem(words) };
  for (let index = 0; index < operations; index++) {
    const resource = Math.floor(index / OPERATIONS_EACH);
    const noun = nounOf(resource);
    const name = `${noun[0].toUpperCase()}${noun.slice(1)}`;
    schemas[name] ??= resourceSchema(noun, words);
    const [method, end, verb] = VERBS[index % VERBS.length];
    const part = PARTS[Math.floor((index % OPERATIONS_EACH) / VERBS.length)];
    const path = `/${noun}s${part}${end}`;
    paths[path] ??= {};
    paths[path][method] = operation({ noun, name, method, end, title: `${verb} ${part.slice(1) || noun}`, words });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Measured', version: '1.0.0', description: 'An API that is there to be measured.' },
    servers: [{ url: 'https://api.example.com/v1' }],
    security: [{ bearer: [] }],
    paths,
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

/** @param {number} resource */
function nounOf(resource) {
  const round = Math.floor(resource / NOUNS.length);
  return `${NOUNS[resource % NOUNS.length]}${round === 0 ? '' : round + 1}`;
}

/** @param {{ noun: string, name: string, method: string, end: string, title: string, words: number }} what */
function operation({ noun, name, method, end, title, words }) {
  const whole = { $ref: `#/components/schemas/${name}` };
  const problemAnswer = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const isList = method === 'get' && end === '';
  const answer = isList
    ? { type: 'object', properties: { items: { type: 'array', items: whole }, next: text('cursor', words) } }
    : whole;
  return {
    tags: [noun],
    summary: title,
    description: `${sentence(noun, words)} Read about limits before you call it often.`,
    parameters: [
      ...(end === ''
        ? []
        : [
            {
              name: 'id',
              in: 'path',
              required: true,
              ...described(noun, words),
              schema: { type: 'string', format: 'uuid' },
            },
          ]),
      ...(isList
        ? [
            {
              name: 'limit',
              in: 'query',
              ...described('limit', words),
              schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
            },
            {
              name: 'state',
              in: 'query',
              ...described('state', words),
              schema: { type: 'string', enum: ['open', 'closed', 'all'] },
            },
          ]
        : []),
      { name: 'X-Trace', in: 'header', ...described('trace', words), schema: { type: 'string' } },
    ],
    ...((method === 'post' || method === 'patch') && {
      requestBody: { required: true, content: { 'application/json': { schema: whole } } },
    }),
    responses: {
      [method === 'post' ? '201' : '200']: {
        ...described('answer', words),
        content: { 'application/json': { schema: answer } },
      },
      404: { ...described('missing', words), content: problemAnswer },
      429: { ...described('limit', words), content: problemAnswer },
    },
  };
}

/** @param {string} noun @param {number} words */
function resourceSchema(noun, words) {
  return {
    type: 'object',
    required: ['id', 'name'],
    properties: {
      id: { ...text(`${noun} id`, words), format: 'uuid', readOnly: true },
      name: { ...text(`${noun} name`, words), minLength: 1, maxLength: 80 },
      state: { ...text('state', words), enum: ['open', 'closed', 'waiting'], default: 'open' },
      tags: { type: 'array', ...described('tags', words), items: { type: 'string' }, maxItems: 20 },
      owner: {
        type: 'object',
        ...described('owner', words),
        properties: {
          email: { ...text('address', words), format: 'email' },
          team: {
            type: 'object',
            ...described('team', words),
            properties: { name: text('team', words), size: { type: 'integer', minimum: 1 } },
          },
        },
      },
      price: {
        oneOf: [
          { type: 'number', ...described('price', words) },
          { type: 'object', properties: { amount: { type: 'number' }, currency: text('currency', words) } },
        ],
      },
      created_at: { ...text('time', words), format: 'date-time', readOnly: true },
    },
  };
}

/** @param {number} words */
const problem = (words) => ({
  type: 'object',
  properties: {
    code: text('code', words),
    message: text('message', words),
    details: { type: 'object', additionalProperties: true },
  },
});

/** @param {string} about @param {number} words */
const text = (about, words) => ({ type: 'string', ...described(about, words) });
/** @param {string} about @param {number} words */
const described = (about, words) => ({ description: sentence(about, words) });

/** @param {string} about @param {number} words */
function sentence(about, words) {
  const [first] = about;
  const start = first.charCodeAt(0);
  const rest = Array.from({ length: words }, (_, index) => NOUNS[(start * 7 + index * 13) % NOUNS.length]);
  return `What the ${about} is for: ${rest.join(' ')}.`;
}
