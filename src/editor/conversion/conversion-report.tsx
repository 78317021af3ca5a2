import { REPORT_KINDS, type ReportKind, type ReportLine } from '../../config/convert/report.ts';
import { MessageText } from '../ui/message-text.tsx';
import classes from '../ui/report.module.css';
import { convertWords as words } from '../words/convert.ts';

/** What a person has to think about comes first; what only has another name is folded away. */
const ORDER: readonly ReportKind[] = ['meaning', 'kept', 'filled', 'lost', 'restored', 'moved'];

export interface ConversionReportProps {
  readonly report: readonly ReportLine[];
  /** How many settings stay as they are. */
  readonly unchanged: number;
}

export function ConversionReport({ report, unchanged }: ConversionReportProps) {
  const numbers = Object.fromEntries(
    REPORT_KINDS.map((kind) => [kind, report.filter((line) => line.kind === kind).length]),
  ) as Record<ReportKind, number>;
  return (
    <section aria-label={words.report}>
      <p className={classes.counts}>{words.counts(numbers, unchanged)}</p>
      {ORDER.filter((kind) => numbers[kind] > 0).map((kind) => (
        <details key={kind} className={classes.kind} open={kind !== 'moved'}>
          <summary className={classes.kindTitle}>{words.group(words.kinds[kind], numbers[kind])}</summary>
          <p className={classes.help}>
            <MessageText text={words.kindHelp[kind]} />
          </p>
          <ul className={classes.lines}>
            {report
              .filter((line) => line.kind === kind)
              .map((line) => (
                <Line key={JSON.stringify(line)} line={line} />
              ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function Line({ line: { title, from, to, words: sentence } }: { readonly line: ReportLine }) {
  return (
    <li className={classes.line}>
      <span className={classes.lineTitle}>{title}</span>
      {sentence !== undefined && (
        <span>
          <MessageText text={sentence} />
        </span>
      )}
      {(from !== undefined || to !== undefined) && (
        <span className={classes.keys}>
          {from !== undefined && <code>{from}</code>}
          {from !== undefined && to !== undefined && from !== to && (
            <>
              <span aria-hidden="true"> → </span>
              <span className={classes.spoken}> {words.movesTo} </span>
            </>
          )}
          {to !== undefined && to !== from && <code>{to}</code>}
        </span>
      )}
    </li>
  );
}
