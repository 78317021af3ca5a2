import { notifications } from '@mantine/notifications';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { takenPaths } from '../../authoring/assets/asset-path.ts';
import { useProjectStore } from '../project-context.ts';
import { MessageText } from '../ui/message-text.tsx';
import { scriptsRemoved } from '../words/uploads.ts';
import type { ChosenFile, IncomingAsset, UploadPlace } from './read-incoming.ts';
import type { ShrinkTarget } from './shrink-image.ts';

const LargePicturesDialog = lazy(() => import('./large-pictures-dialog.tsx'));

export interface UploadWish extends UploadPlace {
  /** Above the reason why a file is not taken: "Not added". */
  readonly refusal: string;
  /** What large pictures may become; absent: what a page needs. */
  readonly target?: ShrinkTarget | undefined;
}

export interface Uploads {
  /** The files made ready to be added: none of what was turned away, which is said, and none when the person went back. */
  readonly take: (list: readonly ChosenFile[], wish: UploadWish) => Promise<readonly IncomingAsset[]>;
  /** Belongs into the page, wherever. */
  readonly dialog: ReactNode;
}

interface Asked {
  readonly assets: readonly IncomingAsset[];
  readonly target: ShrinkTarget | undefined;
  readonly answer: (assets: readonly IncomingAsset[]) => void;
}

/** Uploads that need no more than the file: they are read and tidied, and large pictures are offered to be made smaller. */
export function useIncoming(): Uploads {
  const store = useProjectStore();
  const [asked, setAsked] = useState<Asked>();
  const take = useCallback(
    async (list: readonly ChosenFile[], { refusal, target, ...place }: UploadWish) => {
      const [{ readChosen }, { isLarge }] = await Promise.all([
        import('./read-incoming.ts'),
        import('./large-pictures.ts'),
      ]);
      const { assets, refused } = await readChosen(list, store.settle().files, place);
      for (const reason of refused) {
        notifications.show({ color: 'yellow', title: refusal, message: <MessageText text={reason} /> });
      }
      const isAsking = assets.some(isLarge);
      const taken = isAsking
        ? await new Promise<readonly IncomingAsset[]>((answer) => setAsked({ assets, target, answer }))
        : assets;
      for (const { name, isCleaned } of taken) {
        if (isCleaned) notifications.show({ title: name, message: scriptsRemoved });
      }
      return taken;
    },
    [store],
  );
  const dialog = asked && (
    <Suspense>
      <LargePicturesDialog
        assets={asked.assets}
        target={asked.target}
        takenPaths={() => takenPaths(store.settle().files)}
        onAnswered={(assets) => {
          setAsked(undefined);
          asked.answer(assets);
        }}
      />
    </Suspense>
  );
  return { take, dialog };
}
