/** The code editor as it comes, with nothing around it: what `bench/writing.js` holds its figures against. */
import * as monaco from 'monaco-editor';

const value = await (await fetch('page.mdx')).text();
monaco.editor.create(document.querySelector('#editor'), { value, language: 'markdown', wordWrap: 'on' });
