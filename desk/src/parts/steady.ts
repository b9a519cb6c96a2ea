import { Component, type ComponentChild, type ComponentClass } from 'preact';

const differ = <P extends object>(a: P, b: P): boolean => {
  const keys = Object.keys(a) as (keyof P)[];
  return keys.length !== Object.keys(b).length || keys.some((key) => a[key] !== b[key]);
};

/**
 * Drawn again only when something it is drawn from has become another: a press lights a few of the many pieces of a board,
 * and the others cost nothing.
 */
export function steady<P extends object>(draw: (props: P) => ComponentChild): ComponentClass<P> {
  return class extends Component<P> {
    // A signal it has read makes itself known by a new state.
    override shouldComponentUpdate(props: P, state: object): boolean {
      return state !== this.state || differ(props, this.props);
    }
    render(): ComponentChild {
      return draw(this.props);
    }
  };
}
