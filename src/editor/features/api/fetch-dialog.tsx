import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { readText } from '../../../project/text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { apiWords as words } from '../../words/api.ts';
import { uiWords } from '../../words/ui.ts';
import classes from './api.module.css';
import type { FetchedFile, FetchFile } from './fetch-file.ts';
import { fetchedName, hostToAsk, isWebPage } from './fetched-name.ts';
import type { ApiSteps } from './use-api-steps.tsx';

export interface FetchDialogProps {
  /** One that stands in the settings; absent for one to be written. */
  readonly address: string | undefined;
  readonly fetchFile: FetchFile;
  readonly onFetched: ApiSteps['addDescription'];
  readonly onClose: () => void;
}

const MEGABYTES = 20;

/** Asks another host for a description, once, when the person clicks. */
export default function FetchDialog({ address, fetchFile, onFetched, onClose }: FetchDialogProps) {
  const [written, setWritten] = useState(address ?? '');
  const [isMeant, setMeant] = useState(true);
  const [isFetching, setFetching] = useState(false);
  const [problem, setProblem] = useState<string>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const host = hostToAsk(written);

  const run = async () => {
    if (host === undefined) return setProblem(words.badAddress);
    setProblem(undefined);
    setFetching(true);
    const stop = new AbortController();
    asking.current = stop;
    const file = await fetchFile(written.trim(), stop.signal);
    if (stop.signal.aborted) return;
    setFetching(false);
    const refusal = file.kind === 'fetched' ? add(file.bytes) : sentenceOf(file, host);
    if (refusal === undefined) onClose();
    else setProblem(refusal);
  };
  const add = (contents: Uint8Array): string | undefined => {
    const text = readText(contents);
    if (isWebPage(text)) return words.isPage(written.trim());
    const name = fetchedName(written.trim(), text);
    return onFetched(
      { name, contents },
      { isNamed: isMeant && address === undefined, ...(isMeant && address !== undefined && { address }) },
    );
  };

  return (
    <Dialog onClose={onClose} title={words.fetchTitle} size={520}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <Stack gap={16}>
          <TextInput
            label={words.address}
            inputMode="url"
            data-autofocus
            placeholder={words.addressExample}
            value={written}
            readOnly={isFetching}
            onChange={({ currentTarget }) => {
              setWritten(currentTarget.value);
              setProblem(undefined);
            }}
            error={problem !== undefined && <MessageText text={problem} />}
          />
          <p className={classes.help}>{words.fetchHelp(host ?? words.theHost)}</p>
          <Checkbox
            label={address === undefined ? words.nameInSettings : words.replaceAddress}
            checked={isMeant}
            onChange={({ currentTarget }) => setMeant(currentTarget.checked)}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {uiWords.cancel}
            </Button>
            <Button type="submit" loading={isFetching} loaderProps={{ 'aria-label': words.fetching, role: 'img' }}>
              {words.fetch}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function sentenceOf(file: Exclude<FetchedFile, { kind: 'fetched' }>, host: string): string {
  if (file.kind === 'refused') return words.refused(host, file.status);
  return file.kind === 'too-large' ? words.tooLarge(MEGABYTES) : words.unreachable(host);
}
