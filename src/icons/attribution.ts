/** What the licences of the drawings ask a site that shows them to say. */
export const ICON_ATTRIBUTION = `Icons on this site:

Font Awesome Free by Fonticons, Inc. (https://fontawesome.com), licence CC BY 4.0
(https://creativecommons.org/licenses/by/4.0/). Brand icons are trademarks of their owners.

Lucide by Lucide Icons and Contributors (https://lucide.dev), ISC License; parts derived from Feather by
Cole Bemis, MIT License:

Copyright (c) Lucide Icons and Contributors

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING
ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL,
DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS,
WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE
USE OR PERFORMANCE OF THIS SOFTWARE.
`;
