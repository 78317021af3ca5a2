/** Where the project's sources are, as far as its settings tell: no setting says it, but links to it do. */
import type { Repository, SiteConfig } from '../site-config.ts';
import type { SettingReader } from './setting-reader.ts';

type Links = Pick<SiteConfig, 'topbarButton' | 'topbarLinks' | 'socials' | 'footerColumns' | 'navigation'>;

/** The button of the top bar counts most, then accounts, links and shortcuts; the first that names a repository. */
function findRepository({
  topbarButton,
  topbarLinks,
  socials,
  footerColumns,
  navigation,
}: Links): Repository | undefined {
  const candidates = [
    ...(topbarButton?.kind === 'repository' ? [topbarButton.href] : []),
    ...socials.map(({ url }) => url),
    ...(topbarButton === undefined ? [] : [topbarButton.href]),
    ...topbarLinks.map(({ href }) => href),
    ...[...navigation.root.divisions, ...navigation.global].flatMap(({ href }) => href ?? []),
    ...footerColumns.flatMap(({ links }) => links.map(({ href }) => href)),
  ].flatMap((link) => readRepository(link) ?? []);
  const [first] = candidates;
  // Another link to the same repository may say more: the branch and the folder of the documentation.
  return candidates.find(({ address, branch }) => address === first?.address && branch !== undefined) ?? first;
}

const HOSTS: Readonly<Record<string, Repository['host']>> = {
  'github.com': 'github',
  'gitlab.com': 'gitlab',
  'codeberg.org': 'forgejo',
};

/** Names that stand where an owner would, and lead to the host's own pages. */
const NOT_OWNERS: ReadonlySet<string> = new Set([
  'apps',
  'groups',
  'marketplace',
  'orgs',
  'settings',
  'sponsors',
  'users',
]);

/** `https://github.com/acme/docs/tree/main/site` → its repository, branch and folder. */
export function readRepository(link: string): Repository | undefined {
  const match = /^(?:https?:)?\/\/(?:www\.)?([a-z.]+)\/([\w.-]+)\/([\w.-]+?)(?:\.git)?(?:\/(?:-\/)?(.*))?$/i.exec(
    link.trim().replace(/[?#].*$/, ''),
  );
  const host = HOSTS[match?.[1]?.toLowerCase() ?? ''];
  const [, domain = '', owner = '', name = '', rest = ''] = match ?? [];
  if (host === undefined || name === '' || NOT_OWNERS.has(owner.toLowerCase())) return undefined;
  const [, branch, folder = ''] = /^(?:tree|blob|edit|src\/branch)\/([^/]+)(?:\/(.*))?$/.exec(rest) ?? [];
  // A link to a single file says where that file is, not where the pages are.
  const isFolder = !/\.\w+$/.test(folder);
  return {
    host,
    address: `https://${domain.toLowerCase()}/${owner}/${name}`,
    name: `${owner}/${name}`,
    ...(branch !== undefined && isFolder && { branch, folder: folder.replace(/\/+$/, '') }),
  };
}

/** Adds the repository to a configuration, or reports that a setting needs one. */
export function withRepository(config: SiteConfig, root: SettingReader): SiteConfig {
  const repository = findRepository(config);
  if (repository !== undefined) return { ...config, repository };
  reportUnknownRepository(root.at('feedback'));
  return config;
}

/** Buttons that lead to the sources need to know where these are. */
function reportUnknownRepository(feedback: SettingReader): void {
  const wanted = ['suggestEdit', 'raiseIssue'].filter((key) => feedback.at(key).value === true);
  if (wanted.length === 0) return;
  feedback.problem('config/unknown-repository', 'warning', {
    message: `No setting tells where the sources of the pages are, so the buttons of ${wanted
      .map((key) => `\`feedback.${key}\``)
      .join(' and ')} are not shown.`,
    hint: 'Add a link to the repository, for example `"topbarCtaButton": { "type": "github", "url": "https://github.com/acme/docs" }` or `github` among the social links.',
  });
}
