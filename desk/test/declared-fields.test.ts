import { declareOptions, toggle } from '@grognard/kernel';
import { nullable, whole } from '@grognard/kernel/forms.ts';
import { describe, expect, it } from 'vitest';
import { segmentField, switchField } from '../src/lobby/declared-fields.ts';

interface Agreed {
  readonly fog: boolean;
  readonly maxTurns: number | null;
}
const { each, usual } = declareOptions<Agreed>({
  fog: toggle({ name: 'Fog', say: 'Nobody sees far.', rule: 'TOY-1.1' }),
  maxTurns: {
    name: 'Turns',
    say: 'How long it lasts.',
    rule: 'TOY-1.2',
    form: nullable(whole(1, 99)),
    usual: 30,
    choices: [30, 15, null, 60],
    choiceNames: { null: 'No end' },
  },
});

describe('fields of declared options', () => {
  it('a switch has the words of its option', () => {
    expect(switchField<Agreed>('fog', each.fog)).toEqual({
      kind: 'switch',
      key: 'fog',
      name: 'Fog',
      say: 'Nobody sees far.',
      rule: 'TOY-1.1',
    });
  });
  it('a segment shows numbers as they grow and no limit last', () => {
    const field = segmentField<Agreed, 'maxTurns'>('maxTurns', each.maxTurns);
    expect(field.kind === 'segment' && field.choices.map(({ name }) => name)).toEqual([
      '15',
      '30',
      '60',
      'No end',
    ]);
  });
  it('a segment reads and writes the value itself', () => {
    const { read, write } = segmentField<Agreed, 'maxTurns'>('maxTurns', each.maxTurns);
    expect(read?.(usual)).toBe('30');
    expect(write?.(usual, 'null')).toEqual({ fog: false, maxTurns: null });
    expect(write?.(usual, '60')).toEqual({ fog: false, maxTurns: 60 });
  });
});
