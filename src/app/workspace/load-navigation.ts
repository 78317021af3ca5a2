/** The code of the navigation section. */
export const loadNavigation = () => import('../../editor/features/navigation/navigation-panel.tsx');
