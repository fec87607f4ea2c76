/** Puts each text between `<!-- begin name -->` and `<!-- end name -->` of a page. @throws when a marker is not there. */
export function placeBetweenMarkers(page: string, texts: Readonly<Record<string, string>>): string
