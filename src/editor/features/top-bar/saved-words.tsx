import { Tooltip } from '@mantine/core';
import { Check, CloudAlert, LoaderCircle } from 'lucide-react';
import { useProject } from '../../project-context.ts';
import type { ProjectState } from '../../store/index.ts';
import { topBarWords } from '../../words/top-bar.ts';
import classes from './top-bar.module.css';
import { useSettledSaved } from './use-settled-saved.ts';

/** Whether what is on the screen is also kept, in words. */
export function SavedWords() {
  const saved = useSettledSaved();
  const access = useProject((state) => state.access);
  const { words, detail, icon } = wordsOf(saved, access);
  return (
    <Tooltip label={detail} multiline maw={280}>
      <span className={classes.saved} role="status" data-status={access.mode === 'edit' ? saved.status : 'locked'}>
        {icon}
        <span className={classes.savedWords}>{words}</span>
      </span>
    </Tooltip>
  );
}

function wordsOf(saved: ProjectState['saved'], access: ProjectState['access']) {
  if (access.mode === 'elsewhere') {
    return { words: topBarWords.openElsewhere, detail: access.reason.message, icon: <CloudAlert size={14} /> };
  }
  if (access.mode === 'read-only') {
    return { words: topBarWords.readOnly, detail: access.reason.message, icon: <CloudAlert size={14} /> };
  }
  if (saved.status === 'failed') {
    return { words: topBarWords.notSaved, detail: saved.problem.message, icon: <CloudAlert size={14} /> };
  }
  if (saved.status === 'saving') {
    return { words: topBarWords.saving, detail: topBarWords.savingDetail, icon: <LoaderCircle size={14} /> };
  }
  return { words: topBarWords.saved, detail: topBarWords.savedDetail, icon: <Check size={14} /> };
}
