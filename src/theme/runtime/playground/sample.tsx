/** @jsxImportSource preact */
/** The request as code, which follows what is typed. */
import { useState } from 'preact/hooks';
import type { SampleLanguage } from '../../../shared/api-request/sample-languages.ts';
import type { SampleRequest } from '../../../shared/api-request/sample-request.ts';
import { SAMPLE_WRITERS } from '../../../shared/api-request/write-sample.ts';
import { Highlighted } from './highlight.tsx';
import { say } from './say.ts';

interface SampleProps {
  readonly request: SampleRequest;
  readonly languages: readonly SampleLanguage[];
  /** `undefined` where nobody signs in. */
  readonly secrets: { readonly areShown: boolean; readonly onShow: (areShown: boolean) => void } | undefined;
}

export function Sample({ request, languages, secrets }: SampleProps) {
  const [at, choose] = useState(0);
  const all: readonly SampleLanguage[] = languages.length === 0 ? ['curl'] : languages;
  const language = all[at] ?? 'curl';
  const code = SAMPLE_WRITERS[language].write(request);
  return (
    <section class="pg-sample">
      <div class="pg-bar">
        <h3>{say('sample')}</h3>
        {all.length > 1 && (
          <select
            class="pg-control"
            aria-label={say('sampleLanguage')}
            onChange={({ currentTarget }) => choose(currentTarget.selectedIndex)}
          >
            {all.map((one, index) => (
              <option selected={index === at}>{SAMPLE_WRITERS[one].title}</option>
            ))}
          </select>
        )}
      </div>
      <div class="code-block">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
        <pre class="code" tabIndex={0}>
          <Highlighted code={code} language={language} />
        </pre>
        <button
          type="button"
          class="copy-button"
          data-copy={code}
          data-done={say('copied')}
          aria-label={say('copySample')}
        />
      </div>
      {secrets && (
        <label class="pg-check">
          <input
            type="checkbox"
            checked={secrets.areShown}
            onChange={({ currentTarget }) => secrets.onShow(currentTarget.checked)}
          />
          {say('showSecrets')}
        </label>
      )}
    </section>
  );
}
