// Compiled into the database driver before anything else. From 24.19 on, Node's ObjectWrap removes a hook
// when an object is collected as garbage, and ends the process where no context is entered just then. The
// driver closes its databases by a hook of its own, so its objects need none.
#include <node.h>

namespace node {
inline void LeaveCleanupHook(v8::Isolate*, void (*)(void*), void*) {}
}  // namespace node

#define AddEnvironmentCleanupHook LeaveCleanupHook
#define RemoveEnvironmentCleanupHook LeaveCleanupHook
#include <node_object_wrap.h>
#undef AddEnvironmentCleanupHook
#undef RemoveEnvironmentCleanupHook
