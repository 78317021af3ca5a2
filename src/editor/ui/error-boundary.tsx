import { Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { offlineWords } from '../words/offline.ts';
import { uiWords } from '../words/ui.ts';
import { EmptyState } from './empty-state.tsx';
import { isLoadFailure } from './load-failures.ts';

export interface ErrorBoundaryProps {
  /** The part of the screen, as in "The preview stopped". */
  readonly part: string;
  /** A change of this value tries again by itself, for example the open file. */
  readonly resetKey?: string;
  readonly onError?: (error: unknown) => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly message: string | undefined;
  /** The part is not there: a notice says why, and leads on. */
  readonly isNotLoaded?: boolean;
}

/** Keeps a fault of ours in one part of the screen: everything around it goes on, and the part can be started again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { message: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { message: error instanceof Error ? error.message : String(error), isNotLoaded: isLoadFailure(error) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
    this.props.onError?.(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.message !== undefined && previous.resetKey !== this.props.resetKey) this.#reset();
  }

  #reset = () => this.setState({ message: undefined });

  override render() {
    if (this.state.message === undefined) return this.props.children;
    if (this.state.isNotLoaded) {
      return <EmptyState icon={<TriangleAlert size={20} />} title={offlineWords.notLoaded} />;
    }
    return (
      <div role="alert" style={{ height: '100%' }}>
        <EmptyState
          icon={<TriangleAlert size={20} />}
          title={uiWords.stopped(this.props.part)}
          action={
            <Button variant="default" onClick={this.#reset}>
              {uiWords.startAgain}
            </Button>
          }
        >
          {uiWords.ourFault} {this.state.message}
        </EmptyState>
      </div>
    );
  }
}
