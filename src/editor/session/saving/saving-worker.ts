/** The worker's side of `save-in-worker.ts`. */
import { createProjectStorage } from '../../../storage/project-storage.ts';
import type { SaveAnswer, SaveMessage } from './saving-messages.ts';

const storage = createProjectStorage();

async function answer({ turn, request }: SaveMessage): Promise<SaveAnswer> {
  try {
    return { turn, result: await storage.save(request) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { turn, error: { name, message } };
  }
}

addEventListener('message', ({ data }: MessageEvent<SaveMessage>) => void answer(data).then(postMessage));
