/** Working without a network, and new versions of the editor. */
export const offlineWords = {
  ready: 'Works without a network: this browser keeps the whole editor.',
  update: 'A new version of Leafwright is here',
  updateHelp: 'Reload to use it. Everything is saved first. Until then, this tab stays as it is.',
  notLoaded: 'A part of the editor could not be loaded',
  notLoadedHelp:
    'There is no network, or the editor was updated after you opened it. Nothing is lost: everything is saved before it reloads. Reload when there is a network.',
  reload: 'Reload',
  /** For whoever looks into the console. */
  needsNetwork: 'The editor needs a network here: its files could not be kept.',
} as const;
