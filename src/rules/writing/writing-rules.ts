/** All rules for writers. What they find at the same place comes in this order. */
import { authorization } from './api/authorization.ts';
import { authorizationFormat } from './api/authorization-format.ts';
import { undescribedErrors, undescribedParameter, undescribedStatus } from './api/described-operations.ts';
import { emptyField } from './api/empty-field.ts';
import { parameterTable } from './api/parameter-table.ts';
import { pathParameter } from './api/path-parameter.ts';
import { rateLimits } from './api/rate-limits.ts';
import { responseExample } from './api/response-example.ts';
import { sampleParameter } from './api/sample-parameter.ts';
import { statusCodes } from './api/status-codes.ts';
import { codeFileName } from './code/code-file-name.ts';
import { codeLanguage } from './code/code-language.ts';
import { commandPrompt } from './code/command-prompt.ts';
import { secret } from './code/secret.ts';
import { codeGroup } from './components/code-group.ts';
import { latePrerequisites } from './components/late-prerequisites.ts';
import { noPrerequisites } from './components/no-prerequisites.ts';
import { noTroubleshooting } from './components/no-troubleshooting.ts';
import { noVerification } from './components/no-verification.ts';
import { platformTabs } from './components/platform-tabs.ts';
import { steps } from './components/steps.ts';
import { descriptionLength } from './front-matter/description-length.ts';
import { descriptionRepeatsTitle } from './front-matter/description-repeats-title.ts';
import { titleLength } from './front-matter/title-length.ts';
import { boldHeading } from './headings/bold-heading.ts';
import { emptyHeading } from './headings/empty-heading.ts';
import { emptySection } from './headings/empty-section.ts';
import { firstLevel } from './headings/first-level.ts';
import { headingEnd } from './headings/heading-end.ts';
import { levelJump } from './headings/level-jump.ts';
import { parallelHeadings } from './headings/parallel-headings.ts';
import { sameHeading } from './headings/same-heading.ts';
import { bareAddress } from './links/bare-address.ts';
import { emptyLink } from './links/empty-link.ts';
import { linkText } from './links/link-text.ts';
import { faintColors } from './looks/faint-colors.ts';
import { hiddenLogo } from './looks/hidden-logo.ts';
import { largeImages } from './looks/large-images.ts';
import { smallFavicon } from './looks/small-favicon.ts';
import { altSaysNothing } from './media/alt-says-nothing.ts';
import { frameTitle } from './media/frame-title.ts';
import { imageAlt } from './media/image-alt.ts';
import { futureTense } from './prose/future-tense.ts';
import { longSentence } from './prose/long-sentence.ts';
import { minimizingWord } from './prose/minimizing-word.ts';
import { passiveVoice } from './prose/passive-voice.ts';
import { repeatedWord } from './prose/repeated-word.ts';
import { secondPerson } from './prose/second-person.ts';
import { undefinedAcronym } from './prose/undefined-acronym.ts';
import { unfinishedText } from './prose/unfinished-text.ts';
import { unlikeItems } from './prose/unlike-items.ts';
import { wordList } from './prose/word-list.ts';
import { wordyPhrase } from './prose/wordy-phrase.ts';
import { misspelledWord } from './spelling/misspelled-word.ts';
import { sameDescription, sameTitle } from './whole/same-detail.ts';
import type { AnyRule, WholeRule, WritingRule } from './writing-rule.ts';

export const WRITING_RULES: readonly WritingRule[] = [
  secret,
  titleLength,
  descriptionLength,
  descriptionRepeatsTitle,
  firstLevel,
  levelJump,
  sameHeading,
  emptyHeading,
  emptySection,
  headingEnd,
  boldHeading,
  parallelHeadings,
  linkText,
  bareAddress,
  emptyLink,
  imageAlt,
  altSaysNothing,
  frameTitle,
  codeLanguage,
  commandPrompt,
  codeFileName,
  steps,
  codeGroup,
  platformTabs,
  latePrerequisites,
  noPrerequisites,
  noVerification,
  noTroubleshooting,
  pathParameter,
  sampleParameter,
  emptyField,
  authorizationFormat,
  responseExample,
  parameterTable,
  statusCodes,
  wordList,
  unfinishedText,
  repeatedWord,
  misspelledWord,
  wordyPhrase,
  minimizingWord,
  futureTense,
  secondPerson,
  passiveVoice,
  longSentence,
  unlikeItems,
  undefinedAcronym,
];

export const WHOLE_RULES: readonly WholeRule[] = [
  sameTitle,
  sameDescription,
  authorization,
  rateLimits,
  undescribedParameter,
  undescribedErrors,
  undescribedStatus,
  faintColors,
  hiddenLogo,
  smallFavicon,
  largeImages,
];

export const ALL_WRITING_RULES: readonly AnyRule[] = [...WRITING_RULES, ...WHOLE_RULES];
