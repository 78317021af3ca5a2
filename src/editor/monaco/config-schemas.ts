/** What the language service of JSON knows of the configuration: the schema of the format that the file has. */
import docsSchema from '../../../schema/docs.schema.json';
import laterSchema from '../../../schema/later.schema.json';

/** The schemas refer to each other by their names in this folder, which nobody asks a host for. */
const FOLDER = 'leafwright://schema/';

const EITHER_FORMAT = {
  if: { required: ['navigation'], properties: { navigation: { type: 'object' } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: { $ref: 'later.schema.json#' },
  else: { $ref: 'docs.schema.json#' },
};

export const configSchemas = [
  { uri: `${FOLDER}config.schema.json`, fileMatch: ['docs.json', 'mint.json'], schema: EITHER_FORMAT },
  { uri: `${FOLDER}docs.schema.json`, schema: docsSchema },
  { uri: `${FOLDER}later.schema.json`, schema: laterSchema },
];
