import { Button, Progress } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type StorageFacts as Facts, keepStorage, readStorageFacts } from '../../session/saving/kept-storage.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import { keepingWords as words } from '../../words/keeping.ts';
import { offlineWords } from '../../words/offline.ts';
import classes from './storage-facts.module.css';

/** From this part of the space on, a person should make room. */
const NEARLY_FULL = 0.9;

/** What the browser promises about the projects, and how much space they take. */
export function StorageFacts() {
  const [facts, setFacts] = useState<Facts>();
  const [isRefused, setRefused] = useState(false);
  const worksOffline = useWorksOffline();
  useEffect(() => {
    void readStorageFacts(navigator.storage).then(setFacts);
  }, []);
  if (!facts) return null;
  const ask = async () => {
    const isKept = await keepStorage(navigator.storage);
    setRefused(!isKept);
    setFacts({ ...facts, isKept });
  };
  return (
    <section className={classes.facts} aria-labelledby="storage-facts">
      <h2 id="storage-facts" className={classes.title}>
        {words.title}
      </h2>
      <p className={classes.promise} role="status">
        {isRefused ? words.refused : promise(facts)} {facts.isKept !== true && words.advice}
      </p>
      {facts.isKept === false && !isRefused && (
        <Button variant="default" size="compact-sm" onClick={ask}>
          {words.ask}
        </Button>
      )}
      {facts.space && <Gauge {...facts.space} />}
      {worksOffline && <p className={classes.offline}>{offlineWords.ready}</p>}
    </section>
  );
}

/** Whether the browser has all files of the editor. */
function useWorksOffline(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void navigator.serviceWorker?.ready.then(() => setReady(true));
  }, []);
  return isReady;
}

function promise({ isKept }: Facts): string {
  if (isKept === undefined) return words.unknown;
  return isKept ? words.kept : words.notKept;
}

function Gauge({ used, total }: NonNullable<Facts['space']>) {
  const part = total === 0 ? 1 : used / total;
  const isNearlyFull = part >= NEARLY_FULL;
  const said = words.used(formatBytes(used), formatBytes(total));
  return (
    <div className={classes.gauge}>
      <Progress.Root size={6}>
        <Progress.Section
          value={Math.min(part * 100, 100)}
          {...(isNearlyFull && { color: 'red' })}
          aria-label={words.gauge}
          aria-valuetext={said}
        />
      </Progress.Root>
      <p className={classes.used}>
        {said}
        {isNearlyFull && ` · ${words.nearlyFull}`}
      </p>
    </div>
  );
}
