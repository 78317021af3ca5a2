/** `{{name}}` in pages, from the configuration's `variables`. */

const VARIABLE = /\{\{[ \t]*([A-Za-z_][\w.-]*)[ \t]*\}\}/g;

/** Puts the values in, in text, attributes and code alike. Names without a value stay; lines keep their numbers. */
export function substituteVariables(source: string, variables: Readonly<Record<string, string>>): string {
  if (!source.includes('{{')) return source;
  return source.replace(VARIABLE, (written, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? '').replace(/\s*\r?\n\s*/g, ' ') : written,
  );
}
