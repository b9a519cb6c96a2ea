// A table on the server has a name of its own on the page: '#/table/far-3fa9' leads there, '#/table/3fa9' to this device.
const FAR = 'far-';

export const isFar = (id: string): boolean => id.startsWith(FAR);
export const farId = (idOnServer: string): string => `${FAR}${idOnServer}`;
export const idOnServer = (id: string): string => id.slice(FAR.length);
