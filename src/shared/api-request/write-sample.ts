/**
 * A request in a language. We write them ourselves: the libraries that do put what a description says between quotation marks as it
 * is, and a reader who runs such a sample runs what a stranger wrote.
 */

import { writeCSharp } from './languages/write-csharp.ts';
import { writeCurl } from './languages/write-curl.ts';
import { writeGo } from './languages/write-go.ts';
import { writeJava } from './languages/write-java.ts';
import { writeJavaScript, writeTypeScript } from './languages/write-javascript.ts';
import { writePhp } from './languages/write-php.ts';
import { writePython } from './languages/write-python.ts';
import { writeRuby } from './languages/write-ruby.ts';
import { writeRust } from './languages/write-rust.ts';
import { writeSwift } from './languages/write-swift.ts';
import type { SampleLanguage } from './sample-languages.ts';
import type { SampleRequest } from './sample-request.ts';

interface SampleWriter {
  /** As people write the language's name. */
  readonly title: string;
  /** The language of the fence. */
  readonly grammar: string;
  readonly write: (request: SampleRequest) => string;
}

export const SAMPLE_WRITERS: Readonly<Record<SampleLanguage, SampleWriter>> = {
  curl: { title: 'cURL', grammar: 'bash', write: writeCurl },
  javascript: { title: 'JavaScript', grammar: 'javascript', write: writeJavaScript },
  typescript: { title: 'TypeScript', grammar: 'typescript', write: writeTypeScript },
  python: { title: 'Python', grammar: 'python', write: writePython },
  go: { title: 'Go', grammar: 'go', write: writeGo },
  java: { title: 'Java', grammar: 'java', write: writeJava },
  php: { title: 'PHP', grammar: 'php', write: writePhp },
  ruby: { title: 'Ruby', grammar: 'ruby', write: writeRuby },
  csharp: { title: 'C#', grammar: 'csharp', write: writeCSharp },
  rust: { title: 'Rust', grammar: 'rust', write: writeRust },
  swift: { title: 'Swift', grammar: 'swift', write: writeSwift },
};
