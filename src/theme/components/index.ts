/** Every component of the theme, by the name that pages use and by the tag that Markdown makes. */
import type { ThemeComponent } from '../../engine/theme-api.ts';
import { Accordion, AccordionGroup } from './accordion/accordion.tsx';
import { ApiFacts } from './api/api-facts.tsx';
import { ApiPlayground } from './api/api-playground.tsx';
import { ApiSection } from './api/api-section.tsx';
import { Badge } from './badge/badge.tsx';
import { Blockquote } from './callout/blockquote.tsx';
import { Callout, Check, Danger, Info, Note, Tip, Warning } from './callout/callout.tsx';
import { Card } from './card/card.tsx';
import { Column, Columns } from './card/columns.tsx';
import { CodeBlock, Pre } from './code-block/code-block.tsx';
import { CodeGroup } from './code-group/code-group.tsx';
import { RequestExample, ResponseExample } from './code-group/example.tsx';
import { Color } from './color/color.tsx';
import { Expandable } from './field/expandable.tsx';
import { ParamField, ResponseField } from './field/field.tsx';
import { Frame } from './frame/frame.tsx';
import { Input } from './html/checkbox.tsx';
import { EmbeddedFrame } from './html/embed.tsx';
import { H1, H2, H3, H4, H5, H6, Heading } from './html/heading.tsx';
import { Image } from './html/image.tsx';
import { Link } from './html/link.tsx';
import { HeadCell, Table } from './html/table.tsx';
import { Source, Video } from './html/video.tsx';
import { Icon } from './icon/icon.tsx';
import { Latex } from './latex/latex.tsx';
import { Mermaid } from './mermaid/mermaid.tsx';
import { Panel } from './panel/panel.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { GitHub } from './repository/repository.tsx';
import { Step, Steps } from './steps/steps.tsx';
import { Tab, Tabs } from './tabs/tabs.tsx';
import { Tile } from './tile/tile.tsx';
import { Tooltip } from './tooltip/tooltip.tsx';
import { Tree } from './tree/tree.tsx';
import { Update } from './update/update.tsx';
import { View, Visibility } from './view/view.tsx';

export const components: Readonly<Record<string, ThemeComponent>> = {
  Accordion,
  AccordionGroup,
  ApiFacts,
  ApiPlayground,
  ApiSection,
  Badge,
  Callout,
  Card,
  CardGroup: Columns,
  Check,
  CodeBlock,
  CodeGroup,
  Color,
  Column,
  Columns,
  Danger,
  Expandable,
  FileTree: Tree,
  Frame,
  GitHub,
  Heading,
  Icon,
  Info,
  Latex,
  Mermaid,
  Note,
  Panel,
  ParamField,
  Prompt,
  RequestExample,
  ResponseExample,
  ResponseField,
  Step,
  Steps,
  Tab,
  Tabs,
  Tile,
  Tip,
  Tooltip,
  Tree,
  Update,
  View,
  Visibility,
  Warning,
  a: Link,
  blockquote: Blockquote,
  h1: H1,
  h2: H2,
  h3: H3,
  h4: H4,
  h5: H5,
  h6: H6,
  iframe: EmbeddedFrame,
  img: Image,
  input: Input,
  pre: Pre,
  source: Source,
  table: Table,
  th: HeadCell,
  video: Video,
};
