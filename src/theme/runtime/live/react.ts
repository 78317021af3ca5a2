/** React's API for authors' code, by Preact. */
import {
  Component,
  type ComponentType,
  cloneElement,
  createContext,
  createElement,
  createPortal,
  createRef,
  Fragment,
  isValidElement,
  toChildArray,
  type VNode,
} from 'preact';
import {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
import { htmlProps } from './elements.ts';

type Props = Record<string, unknown>;
type Run = () => void;
type Each = (child: unknown, index: number) => unknown;

let ids = 0;
const nothing = (): void => undefined;
const same = <T>(value: T): T => value;
const run = (task: Run): void => task();
const each = (children: never, visit: Each): unknown => toChildArray(children).map(visit);

/** What compiled code calls for `<Tag …>`. */
export function jsx(type: string | ComponentType, props: Props, key?: unknown): VNode {
  const shown = typeof type === 'string' ? htmlProps(type, props) : props;
  return createElement(type as string, key === undefined ? shown : { ...shown, key: key as string }) as VNode;
}

const api = {
  Fragment,
  StrictMode: Fragment,
  Suspense: Fragment,
  Component,
  PureComponent: Component,
  createContext,
  createPortal,
  createRef,
  isValidElement,
  cloneElement,
  createElement: (type: string, props: Props | null, ...children: unknown[]) =>
    jsx(type, children.length > 0 ? { ...props, children } : { ...props }, props?.key),
  useCallback,
  useContext,
  use: useContext,
  useDebugValue: nothing,
  useEffect,
  useImperativeHandle: (ref: { current: unknown } | null, make: () => unknown, inputs?: readonly unknown[]) =>
    useLayoutEffect(
      () => {
        if (ref) ref.current = make();
      },
      inputs as unknown[] | undefined,
    ),
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  // Of all components of the page, so that no two have the same.
  useId: () => useState(() => `:live${ids++}:`)[0],
  useDeferredValue: same,
  useTransition: () => [false, run],
  startTransition: run,
  useOptimistic: (value: unknown) => [value, nothing],
  useActionState: (_action: unknown, initial: unknown) => [initial, nothing],
  useSyncExternalStore(subscribe: (notify: Run) => Run, get: () => unknown) {
    const [, draw] = useState({});
    useEffect(() => subscribe(() => draw({})), [subscribe]);
    return get();
  },
  memo: same,
  forwardRef: (render: (props: Props, ref: unknown) => unknown) => (props: Props) => render(props, props.ref),
  lazy: () => nothing,
  Children: {
    toArray: toChildArray,
    map: each,
    forEach: each,
    count: (children: never) => toChildArray(children).length,
    only: same,
  },
};

export const react = { ...api, default: api, React: api };
