/** The product's mark. Decorative: the name always stands beside it or names its link. */
export function LeafMark({ size = 22 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        fill="var(--lw-accent)"
        d="M27.5 3.2c.5 0 .9.4.9.9.5 11.9-3.4 20.9-13.4 20.9-2.5 0-4.6-.7-6.2-1.900C5.600 20.800 4.600 17.300 6 13.700 8.600 6.800 17.100 3.400 27.500 3.200Z"
      />
      <g fill="none" stroke="var(--lw-surface)" strokeLinecap="round">
        <path stroke="var(--lw-accent)" strokeWidth="2.2" d="M9.500 21.500C7.700 23.700 6.100 26 4.600 28.600" />
        <path strokeWidth="2" d="M20.800 10.300C16.300 12.400 12.500 16.100 9 21.900" />
        <path strokeWidth="1.600" d="M14.300 15.200l-.6-4.600M11 18.900l5.800.2" />
      </g>
    </svg>
  );
}
