/** Dates in figures become dates in the words of the page's language. */
export function writeOutDates(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('.updated time')) {
    const day = new Date(time.dateTime);
    if (Number.isNaN(day.getTime())) continue;
    time.textContent = day.toLocaleDateString(document.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' });
  }
}
