import './trusted-types.ts';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '../editor/ui/base.css';
import { createRoot } from 'react-dom/client';
// From its own file, as what the first screens import is: a door would bring all rooms behind it into the first load.
import { createBrowserSession } from '../editor/session/browser-services.ts';
import { App } from './app.tsx';
import { startOffline } from './offline/start-offline.ts';
import { createProjectOpener } from './project-opener.ts';
import { addressedProject } from './use-addressed-project.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element `root`.');
const session = createBrowserSession();
const opener = createProjectOpener(session.services);
if (addressedProject() !== undefined) opener.prepare();
createRoot(root).render(<App session={session} opener={opener} />);
startOffline({ script: import.meta.url, save: opener.save });
