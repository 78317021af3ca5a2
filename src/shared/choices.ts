/** How a reader comes to a page of a site in which one chooses among products, languages, versions, …. */

/** In the storage of a visit: how many choices may still be followed on the way from home, or what is no number. */
export const ARRIVAL_STORAGE_KEY = 'leafwright-arrival';
/** As many kinds of choices as stand in each other at most. */
export const MOST_HOPS = 5;
