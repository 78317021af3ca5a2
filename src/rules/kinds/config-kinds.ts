/** What is reported where the settings are found and read. */
import type { KindWords } from './kind-words.ts';

export const CONFIG_KINDS: KindWords = {
  'config/checks-file': [
    'Mistake in the choice of checks',
    'What cannot be read counts for nothing: the usual checks of writing hold in its place.',
  ],
  'config/base-url': [
    'Address of an API that is none',
    'Examples of requests begin with it, and would not work as they are.',
  ],
  'config/basic-auth-name': [
    'Basic authentication without a colon',
    'It has two parts, a name and a password, and a colon between their names tells which is which.',
  ],
  'config/byte-order-mark': [
    'Invisible mark at the beginning',
    'Some programs write it. It is passed over here; other tools refuse the whole file for it.',
  ],
  'config/comment': [
    'Comment in JSON',
    'JSON has no comments. They are passed over here; other tools may refuse the file.',
  ],
  'config/converted-indexing': [
    'Setting that decides what search engines see',
    'Its name and its meaning differ between the two formats of the configuration, so a look at the result is worth it.',
  ],
  'config/empty-entry': ['Empty entry', 'There is nothing that it could show or lead to, so it is left out.'],
  'config/empty-group': ['Group without pages', 'Readers would see a title with nothing below it, so it is left out.'],
  'config/font-without-file': [
    'Font that is nowhere',
    'A site asks no other host for fonts. Without a file of its own, readers see the font of their system.',
  ],
  'config/incomplete': [
    'Setting with a part missing',
    'Without that part there is nothing to show, so it is left out.',
  ],
  'config/key-auth-name': [
    'Key without a name',
    'An example of a request has to say in which header the key goes, and nobody can guess that.',
  ],
  'config/listed-twice': ['Listed twice', 'Readers would see it twice, and both would look chosen.'],
  'config/loose-value': ['Value in another form', 'It is read as it is meant here. Other tools may not be so lenient.'],
  'config/missing-value': ['Setting that is missing', 'The site needs it, so something else stands in for it.'],
  'config/nested-too-deeply': [
    'Settings nested too deeply',
    'No reader of the settings can follow them to the end, so none of them count.',
  ],
  'config/no-name': ['Link or button without a name', 'Readers would see nothing to click on, so it is left out.'],
  'config/not-an-object': [
    'No settings in the file',
    'Settings stand between braces. Without them there is nothing to make a site of.',
  ],
  'config/not-found': [
    'No configuration',
    'A site is made of its `docs.json`, which says what it is called and which pages it has.',
  ],
  'config/reference': ['Part of the settings in another file', 'What that file holds is missing until it can be read.'],
  'config/repeated-key': [
    'Setting written twice',
    'Only the last one counts, so a change of the other seems to do nothing.',
  ],
  'config/sample-language': [
    'Language that no samples are made in',
    'Readers would look for a sample in it and find none, so it is left out.',
  ],
  'config/several-projects': [
    'Several configurations',
    'A site has one. The others are those of other projects, or left over.',
  ],
  'config/social-address': ['Address of a profile that is none', 'The icon would lead readers nowhere.'],
  'config/statistics': [
    'Statistics that cannot be counted',
    'The service needs what is missing here, and counts nothing without it.',
  ],
  'config/syntax': [
    'Mistake in the JSON',
    'Behind it nobody can tell what is meant, so the settings are those from before.',
  ],
  'config/trailing-comma': ['Comma too many', 'It is passed over here. Other tools refuse the whole file for it.'],
  'config/two-configurations': [
    'Two configurations',
    'Only one of them counts, so a change of the other does nothing.',
  ],
  'config/unknown-key': ['Setting that is unknown', 'It changes nothing. Often it is a known one, misspelt.'],
  'config/unknown-platform': ['Service that is unknown', 'No icon and no name are known for it.'],
  'config/unknown-repository': [
    'Repository of an unknown kind',
    'Where a page can be edited or a fault reported there is not known, so readers get no link for it.',
  ],
  'config/unknown-version': [
    'Version that is not listed',
    'Readers can choose only versions that are listed, so nobody comes to what belongs to this one.',
  ],
  'config/unused': ['Setting that does nothing here', 'It means something to the original service only.'],
  'config/wrong-value': ['Value of the wrong kind', 'Nothing can be done with it, so the setting counts as not given.'],
};
