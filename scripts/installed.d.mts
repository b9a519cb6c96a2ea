/** Is everything the folder's lock file asks for on disk, for this platform? */
export function isInstalled(
  folder: string,
  host?: { readonly platform: string; readonly arch: string },
): boolean;
