import { Component } from 'react'
import type { ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

type ErrorBoundaryProps = { path: string; children: ReactNode }

/** Shows a page of its own where another failed to render, until the address changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedAt?: string }> {
  override state: { failedAt?: string } = {}

  override componentDidCatch() {
    this.setState({ failedAt: this.props.path })
  }

  override render() {
    return this.state.failedAt === this.props.path ? <ErrorPage /> : this.props.children
  }
}
