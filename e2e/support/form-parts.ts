/** Tests of forms of pages whose parts share one project: opening the editor would be most of what each of them costs. */
import { expect, test } from '../fixtures.ts';
import { PageForm } from '../pages/page-form.ts';
import type { WorkspacePage } from '../pages/workspace-page.ts';
import { WritingTools } from '../pages/writing-tools.ts';

/** A part of a test, which has a page of its own. */
export interface FormPart {
  /** What a person would notice. */
  readonly title: string;
  /** The source of the page. Where the preview is looked at, its title is that of no other page. */
  readonly source: string;
  /** @param path of the page */
  readonly run: (form: PageForm, path: string) => Promise<void>;
}

const PATHS = ['index', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

export function formPart(title: string, source: string, run: FormPart['run']): FormPart {
  return { title, source, run };
}

interface Fixtures {
  readonly openSmall: (files: Readonly<Record<string, string>>) => Promise<void>;
  readonly workspace: WorkspacePage;
}

/**
 * What a test of these parts does. Undo takes back steps of the parts before too: a part that undoes all stands first,
 * or right after another such.
 */
export function inOneProject(parts: readonly FormPart[]): (fixtures: Fixtures) => Promise<void> {
  return async ({ openSmall, workspace }) => {
    const pages = PATHS.slice(0, parts.length);
    expect(pages).toHaveLength(parts.length);
    const config = { name: 'Small', colors: { primary: '#0b6e4f' }, navigation: [{ group: 'Start', pages }] };
    await openSmall({
      'docs.json': JSON.stringify(config),
      'images/window.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      ...Object.fromEntries(parts.map(({ source }, index) => [`${pages[index]}.mdx`, source])),
    });
    const form = new PageForm(new WritingTools(workspace));
    for (const [index, part] of parts.entries()) {
      await test.step(part.title, async () => {
        const path = pages[index] ?? '';
        if (index === 0) await openFirst(form, path);
        else await form.turnTo(path);
        await waitUntilShown(workspace, part.source);
        await part.run(form, path);
      });
    }
  };
}

async function openFirst(form: PageForm, path: string): Promise<void> {
  await form.tools.open(path);
  await form.open();
}

/** The page before may still be there. */
async function waitUntilShown({ preview }: WorkspacePage, source: string): Promise<void> {
  const title = /^title: (.*)$/m.exec(source)?.[1] ?? '';
  await expect(preview.locator('main h1')).toHaveText([title]);
}
