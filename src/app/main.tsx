import './trusted-types.ts';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '../editor/ui/base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserSession } from '../editor/session/index.ts';
import { App } from './app.tsx';
import { startOffline } from './offline/start-offline.ts';
import { createProjectOpener } from './project-opener.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element `root`.');
const session = createBrowserSession();
const opener = createProjectOpener(session.services);
createRoot(root).render(<App session={session} opener={opener} />);
startOffline({ script: import.meta.url, save: opener.save });
