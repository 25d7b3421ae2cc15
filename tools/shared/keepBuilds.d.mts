/** Adds the files of the last builds to the next one. @param last Folder of the build that is served */
export function keepBuilds(last: string, next: string): void;
