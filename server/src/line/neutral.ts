import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';

interface Answered {
  readonly error?: { readonly code?: unknown; readonly message?: unknown };
}

/** What broke while somebody was answered is told to the operator; they hear that it did, and nothing of the server. */
export async function neutral(answer: Promise<unknown>): Promise<unknown> {
  try {
    const reply = await answer;
    const { error } = (reply ?? {}) as Answered;
    if (error?.code !== 'broken') return reply;
    console.error('An answer broke:', error.message);
  } catch (error) {
    console.error('An answer broke:', error);
  }
  return refused('broken', '', refusals.failed);
}
