/* Generated from schema/docs.schema.json by `npm run generate`. Do not edit. */

/** What is wrong with a value, in the validator's own terms. */
export interface SchemaViolation {
  /** JSON pointer of the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  /** The keyword of the schema that the value breaks, for example `type` or `required`. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface SchemaValidator {
  (value: unknown): boolean;
  /** Of the last call; null or absent when the value was valid. */
  errors?: readonly SchemaViolation[] | null;
}

export declare const validate: SchemaValidator;
export default validate;
