import { Component } from 'react'
import type { ReactNode } from 'react'
import { forgetFailure, PageNotLoaded } from '../later-pages.tsx'
import { ErrorPage } from './error-page.tsx'

type ErrorBoundaryProps = { path: string; children: ReactNode }
type Failure = { failedAt?: string | undefined; isUnloaded?: boolean }

const NONE: Failure = { failedAt: undefined, isUnloaded: false }

/** Shows a page of its own where another failed to render, until the address changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override state = NONE

  override componentDidCatch(error: Error) {
    const isUnloaded = error instanceof PageNotLoaded
    // Not before: React asks for the page once more before it gives up.
    if (isUnloaded) forgetFailure()
    this.setState({ failedAt: this.props.path, isUnloaded })
  }

  /** Whoever comes back to an address that failed tries it again. */
  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, { failedAt }: Failure) {
    return failedAt === undefined || failedAt === path ? null : NONE
  }

  override render() {
    const { failedAt, isUnloaded } = this.state
    if (failedAt === undefined) return this.props.children
    return <ErrorPage isUnloaded={isUnloaded} />
  }
}
