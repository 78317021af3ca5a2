import type { Component, VNode } from 'preact';

export interface HostProps {
  /** Contexts around the component. */
  readonly context: object;
  readonly onError: (error: unknown) => void;
  readonly children?: unknown;
}

/** As in the built site: what a component throws ends here, and contexts around it go on. */
export function Host(
  this: Component<object, { error?: unknown }>,
  { context, onError, children }: HostProps,
): VNode | null {
  this.getChildContext = () => context;
  this.componentDidCatch = (error) => {
    this.setState({ error });
    onError(error);
  };
  return this.state?.error ? null : (children as VNode);
}
