/** What the language service of JSON knows of the configuration: the schema of the format that the file has. */
import configSchema from '../../../schema/config.schema.json';
import docsSchema from '../../../schema/docs.schema.json';
import laterSchema from '../../../schema/later.schema.json';

/** The schemas refer to each other by their names in this folder, which nobody asks a host for. */
const FOLDER = 'leafwright://schema/';

export const configSchemas = [
  { uri: `${FOLDER}config.schema.json`, fileMatch: ['docs.json', 'mint.json'], schema: configSchema },
  { uri: `${FOLDER}docs.schema.json`, schema: docsSchema },
  { uri: `${FOLDER}later.schema.json`, schema: laterSchema },
];
