// A device that keeps passkeys, in a few lines: what a phone or a security key does, with ES256.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Json } from '@grognard/kernel';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

interface Options {
  readonly challenge: string;
}

/** User present and verified; with a new key, that follows. */
const [SEEN, SEEN_WITH_KEY] = [0x05, 0x45];

export class Authenticator {
  readonly #key: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  readonly #id = randomBytes(16);
  readonly #origin: string;
  #used = 0;

  readonly #isCounting: boolean;

  /** Many devices do not count how often a passkey was used. */
  constructor(origin: string, isCounting = true) {
    this.#origin = origin;
    this.#isCounting = isCounting;
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #data(flags: number, rest: Uint8Array = new Uint8Array()): Buffer {
    const counter = Buffer.alloc(4);
    if (this.#isCounting) this.#used += 1;
    counter.writeUInt32BE(this.#used);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter, rest]);
  }

  make(options: Json): Json {
    const { challenge } = options as unknown as Options;
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    // COSE: key type EC2, algorithm ES256, curve P-256.
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const head = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id]);
    const authData = new Uint8Array(this.#data(SEEN_WITH_KEY, Buffer.concat([head, cose])));
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ]),
    );
    return {
      id: url(this.#id),
      rawId: url(this.#id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: url(this.#clientData('webauthn.create', challenge)),
        attestationObject: url(attestation),
        transports: ['internal'],
      },
    };
  }

  show(options: Json): Json {
    const { challenge } = options as unknown as Options;
    const clientData = this.#clientData('webauthn.get', challenge);
    const authData = this.#data(SEEN);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#key.privateKey);
    return {
      id: url(this.#id),
      rawId: url(this.#id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: url(clientData),
        authenticatorData: url(authData),
        signature: url(signature),
      },
    };
  }
}
