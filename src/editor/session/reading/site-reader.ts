/** Reads the site of a project over and over, for the editor: which pages there are, and what is wrong. */

import type { SiteConfig } from '../../../config/site-config.ts';
import { ConfigSource, SiteBuilder, type SiteModel } from '../../../engine/index.ts';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { replaceFiles } from '../../../project/replaced-files.ts';
import { findConfigAnchors } from '../../../rules/links/find-config-anchors.ts';
import { SourceAnchors } from '../../../rules/links/source-anchors.ts';
import { SourceLinks } from '../../../rules/links/source-links.ts';
import { PROBLEM_KINDS } from '../../../rules/problem-kinds.ts';
import { checkLinks as runLinkRules, siteRules } from '../../../rules/run-rules.ts';
import { WritingCheck } from '../../../rules/writing/check-writing.ts';
import { createChoiceReader } from '../../../rules/writing/choice/choice-of-project.ts';
import type { Dictionaries } from '../../../rules/writing/spelling/dictionaries.ts';
import { isSameList } from '../../../shared/same-list.ts';
import { createApiLister } from './list-api.ts';
import { listPages } from './list-pages.ts';
import type { FoundByFile, LinksAnswer, ReadAnswer, ReadRequest, WritingAnswer } from './reading-messages.ts';

const NOTHING: LinksAnswer['links'] = [];

export interface SiteReader {
  /** Gives an answer for each request; runs nothing of the author's. */
  readonly read: (request: ReadRequest) => ReadAnswer;
  /**
   * Looks for links to headings that are not there, in what was read last, until `isOver` says so: `more` when it has to be
   * called again to go on, `same` when they are as they were.
   */
  readonly checkLinks: (isOver: () => boolean) => LinksAnswer | 'more' | 'same';
  /** Looks for what could read better, in the same way. */
  readonly checkWriting: (isOver: () => boolean) => WritingAnswer | 'more' | 'same';
  /** Loads what the writing is checked with, where something is missing: then it is to be checked once more. */
  readonly prepareWriting: () => Promise<void> | undefined;
}

/** @param dictionaries without them nobody looks at the spelling */
export function createSiteReader(dictionaries?: Dictionaries): SiteReader {
  const configs = new ConfigSource();
  const builder = new SiteBuilder(siteRules);
  const anchors = new SourceAnchors();
  const onlyNewSite = createNewsFilter<NonNullable<ReadAnswer['site']>>();
  const listApi = createApiLister();
  let lastApi: ReadAnswer['api'];
  const onlyNewDiagnostics = createNewsFilter<NonNullable<ReadAnswer['diagnostics']>>();
  const readChoice = createChoiceReader();
  const onlyNewChoice = createNewsFilter<NonNullable<ReadAnswer['choice']>>({ levels: [], ignored: [] });
  let files: ProjectFiles = new Map();
  const links = new SourceLinks(anchors);
  let lastFound: LinksAnswer['links'] = NOTHING;
  const writing = new WritingCheck(dictionaries);
  const onlyChangedFiles = createFileNews();
  let lastConfig: SiteConfig | undefined;
  let lastSite: SiteModel | undefined;
  let hasToldKinds = false;

  const read: SiteReader['read'] = ({ revision, changes }) => {
    files = replaceFiles(files, changes);
    const reading = configs.read(files);
    lastConfig = reading.config ?? lastConfig;
    const site =
      lastConfig && reading.configFile !== ''
        ? builder.build({ files: reading.files, configFile: reading.configFile, config: lastConfig })
        : undefined;
    lastSite = site;
    const found = site
      ? runLinkRules({ ofConfig: findConfigAnchors(site), ofPages: [], anchorsOf: anchors.of(site) })
      : [];
    const newSite = site && onlyNewSite({ pages: listPages(site), ...(site.home && { home: site.home.path }) });
    const diagnostics = onlyNewDiagnostics([...reading.diagnostics, ...(site?.diagnostics ?? []), ...found]);
    const api = site && listApi(site);
    const newApi = api === lastApi ? undefined : api;
    lastApi = api ?? lastApi;
    const { levels, ignored } = readChoice(reading.files).choice;
    const choice = onlyNewChoice({ levels: [...levels], ignored });
    const kinds = hasToldKinds ? undefined : [...PROBLEM_KINDS.values()];
    hasToldKinds = true;
    return {
      revision,
      status: reading.config ? 'ok' : 'unreadable',
      ...(kinds && { kinds }),
      ...(choice && { choice }),
      ...(newSite && { site: newSite }),
      ...(newApi && { api: newApi }),
      ...(diagnostics && { diagnostics }),
    };
  };

  const checkLinks: SiteReader['checkLinks'] = (isOver) => {
    const found = lastSite ? links.check(lastSite, isOver) : NOTHING;
    if (found === undefined) return 'more';
    if (found === lastFound) return 'same';
    lastFound = found;
    return { links: found };
  };

  const checkWriting: SiteReader['checkWriting'] = (isOver) => {
    const found = lastSite ? writing.check(lastSite, isOver) : NOTHING;
    if (found === undefined) return 'more';
    const changed = onlyChangedFiles(found);
    return changed.size === 0 ? 'same' : { writing: changed };
  };

  const prepareWriting = () => (lastSite ? writing.prepare(lastSite) : undefined);

  return { read, checkLinks, checkWriting, prepareWriting };
}

/**
 * Gives of a list those files of which something else is found than the time before. A project may have thousands of
 * findings, and a key that is typed changes those of one file.
 */
function createFileNews(): (found: readonly Diagnostic[]) => FoundByFile {
  let last: FoundByFile = new Map();
  return (found) => {
    const files = new Map<string, Diagnostic[]>();
    for (const one of found) {
      const own = files.get(one.file ?? '');
      if (own) own.push(one);
      else files.set(one.file ?? '', [one]);
    }
    const news = new Map<string, readonly Diagnostic[]>();
    // What was not read anew is the same object.
    for (const [file, own] of files) if (!isSameList(last.get(file), own)) news.set(file, own);
    for (const file of last.keys()) if (!files.has(file)) news.set(file, NOTHING);
    last = files;
    return news;
  };
}

/** Lets a value through only when it differs from the one before: sending it costs the app more than comparing here. */
function createNewsFilter<Value>(first?: Value): (value: Value) => Value | undefined {
  let last = JSON.stringify(first);
  return (value) => {
    const text = JSON.stringify(value);
    if (text === last) return undefined;
    last = text;
    return value;
  };
}
