/** Runs before each file of unit tests in a browser: the styles of the editor, and nothing left of the test before. */
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '../ui/base.css';
import { afterEach } from 'vitest';
import { removeShown } from './show.tsx';
import './locators.ts';

afterEach(removeShown);
