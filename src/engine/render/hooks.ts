/** React's API as far as a page that is rendered once can use it: state has its first value, effects never run. */
import { Fragment, type JsxElement, type JsxNode, type Props } from '../jsx/jsx.ts';
import { PROVIDES } from '../jsx/provides.ts';

export type HooksModule = Readonly<Record<string, unknown>>;

interface Context {
  readonly stack: unknown[];
  readonly defaultValue: unknown;
}

/** React for one page. `useId` counts within the page, so that the same page gives the same ids. */
export function createHooks(createElement: (type: JsxElement['type'], props: Props) => JsxElement): HooksModule {
  let ids = 0;
  const nothing = (): void => undefined;
  const first = (value: unknown): unknown => (typeof value === 'function' ? value() : value);

  const api = {
    Fragment,
    StrictMode: Fragment,
    Suspense: Fragment,
    Profiler: Fragment,
    useState: (initial?: unknown) => [first(initial), nothing],
    useReducer: (_reducer: unknown, initial: unknown, initialize?: (value: unknown) => unknown) => [
      initialize === undefined ? initial : initialize(initial),
      nothing,
    ],
    useEffect: nothing,
    useLayoutEffect: nothing,
    useInsertionEffect: nothing,
    useImperativeHandle: nothing,
    useDebugValue: nothing,
    useMemo: (compute: () => unknown) => compute(),
    useCallback: (callback: unknown) => callback,
    useRef: (current: unknown) => ({ current }),
    createRef: () => ({ current: null }),
    useContext: readContext,
    createContext,
    createPortal: () => null,
    use: (source: unknown) => (isContext(source) ? readContext(source) : undefined),
    useId: () => `:r${(ids++).toString(32)}:`,
    useDeferredValue: (value: unknown) => value,
    useTransition: () => [false, (run: () => void) => run()],
    startTransition: (run: () => void) => run(),
    useOptimistic: (value: unknown) => [value, nothing],
    useActionState: (_action: unknown, initial: unknown) => [initial, nothing, false],
    useSyncExternalStore: (_subscribe: unknown, get: () => unknown, getServer?: () => unknown) => (getServer ?? get)(),
    memo: (component: unknown) => component,
    forwardRef: (render: (props: Props, ref: null) => JsxNode) => (props: Props) => render(props, null),
    lazy: () => () => null,
    createElement: (type: JsxElement['type'], props: Props | null, ...children: JsxNode[]) =>
      createElement(type, children.length === 0 ? { ...props } : { ...props, children: unwrap(children) }),
    cloneElement: (element: JsxElement, props: Props | null, ...children: JsxNode[]): JsxElement => ({
      ...element,
      props: { ...element.props, ...props, ...(children.length === 0 ? {} : { children: unwrap(children) }) },
    }),
    isValidElement,
    Children: {
      toArray,
      map: (children: JsxNode, each: (child: JsxNode, index: number) => unknown) => toArray(children).map(each),
      forEach: (children: JsxNode, each: (child: JsxNode, index: number) => void) => toArray(children).forEach(each),
      count: (children: JsxNode) => toArray(children).length,
      only: (children: JsxNode) => toArray(children)[0],
    },
    Component: ClassComponent,
    PureComponent: ClassComponent,
    version: '19.0.0',
  };
  return { ...api, default: api, React: api };
}

function readContext({ stack, defaultValue }: Context): unknown {
  return stack.length > 0 ? stack.at(-1) : defaultValue;
}

/** The provider is the context too, as in React: `<Theme value>` and `<Theme.Provider value>` mean the same. */
function createContext(defaultValue: unknown): unknown {
  const context: Context = { stack: [], defaultValue };
  const provider = Object.assign(({ children }: Props): JsxNode => children, { [PROVIDES]: context });
  const consumer = ({ children }: Props): JsxNode =>
    typeof children === 'function' ? (children as (value: unknown) => JsxNode)(readContext(context)) : null;
  return Object.assign(provider, { ...context, Provider: provider, Consumer: consumer });
}

/** Base of components written as classes; the author runtime recognizes it. */
export class ClassComponent {
  readonly props: Props;
  state: unknown = {};

  constructor(props: Props) {
    this.props = props;
  }

  setState(): void {}

  forceUpdate(): void {}

  render(): JsxNode {
    return null;
  }
}

/** Whether a component is a class to be instantiated rather than a function to be called. */
export function isClassComponent(type: unknown): type is new (props: Props) => ClassComponent {
  return typeof type === 'function' && type.prototype instanceof ClassComponent;
}

function isContext(value: unknown): value is Context {
  return typeof value === 'function' && 'stack' in value && 'defaultValue' in value;
}

function isValidElement(value: unknown): value is JsxElement {
  return typeof value === 'object' && value !== null && 'type' in value && 'props' in value;
}

function unwrap(children: readonly JsxNode[]): JsxNode {
  return children.length === 1 ? children[0] : children;
}

function toArray(children: JsxNode): JsxNode[] {
  if (Array.isArray(children)) return (children as readonly JsxNode[]).flatMap((child) => toArray(child));
  return children === null || children === undefined || typeof children === 'boolean' ? [] : [children];
}

/** Names that a page finds without an import. */
export const REACT_NAMES: ReadonlySet<string> = new Set(
  Object.keys(createHooks((type, props) => ({ type, props }))).filter((name) => name !== 'default'),
);
