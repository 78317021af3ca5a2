import { useLocalStorage } from '@mantine/hooks';

export type PageView = 'code' | 'form';

/** Whether pages are written as code or as a form, kept from visit to visit. */
export function usePageView() {
  return useLocalStorage<PageView>({
    key: 'leafwright-page-view',
    defaultValue: 'code',
    getInitialValueInEffect: false,
  });
}

/** Only pages have a form. */
export function hasForm(file: string): boolean {
  return /\.mdx?$/.test(file);
}
