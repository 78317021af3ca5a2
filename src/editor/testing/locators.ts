import { type Locator, locators } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** The field of a setting, such as `tabs.0.url`; without a name, of any. */
    getBySetting: (name?: string) => Locator;
  }
}

locators.extend({
  getBySetting: (name?: string) => (name === undefined ? '[data-setting]' : `[data-setting="${name}"]`),
});
