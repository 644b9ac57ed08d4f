package dev

import (
	"io"
	"os"
	"os/exec"
	"syscall"
	"time"
)

const stopTimeout = 5 * time.Second

// group is a running command in a process group of its own, with all its descendants.
type group struct {
	command *exec.Cmd
	pipe    io.Closer     // write end of the pipe that watchScript reads
	ended   chan struct{} // closed when the command has ended and its descendants were killed
	err     error         // the command's result; read it only after ended is closed
}

// watchScript runs the command in its arguments. A background process waits for end of file on descriptor 3, a pipe
// whose write end this process holds. Then it sends SIGTERM to the process group and, two seconds later, SIGKILL, because
// workerd goes on after SIGTERM while a connection is open. The kernel closes the pipe even if this process is killed, so
// the group never outlives it.
const watchScript = `(trap '' TERM; read -r line; kill 0; sleep 2; kill -KILL 0) <&3 >/dev/null 2>&1 & exec 3<&- "$0" "$@" </dev/null`

// startGroup starts a command as the leader of a new process group, so the group's id is the command's process id.
func startGroup(command *exec.Cmd) (*group, error) {
	readEnd, writeEnd, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer readEnd.Close()
	command.Args = append([]string{"sh", "-c", watchScript, command.Path}, command.Args[1:]...)
	command.Path = "/bin/sh"
	command.ExtraFiles = []*os.File{readEnd}
	command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	command.WaitDelay = time.Second // descendants may keep the output open after the command has exited
	if err := command.Start(); err != nil {
		writeEnd.Close()
		return nil, err
	}
	g := &group{command: command, pipe: writeEnd, ended: make(chan struct{})}
	go func() {
		g.err = command.Wait()
		g.signal(syscall.SIGKILL)
		writeEnd.Close()
		close(g.ended)
	}()
	return g, nil
}

func (g *group) signal(s syscall.Signal) { syscall.Kill(-g.command.Process.Pid, s) }

// Group returns the id of the process group, in which wrangler and workerd run.
func (g *group) Group() int { return g.command.Process.Pid }

// Stop sends SIGTERM to the group and waits until it has ended. It kills the group after stopTimeout.
func (g *group) Stop() {
	g.pipe.Close()
	select {
	case <-g.ended:
	case <-time.After(stopTimeout):
		g.Kill()
	}
}

// Kill sends SIGKILL to the group, as in a crash, and waits until it has ended.
func (g *group) Kill() {
	select {
	case <-g.ended: // another process may have its id by now
	default:
		g.signal(syscall.SIGKILL)
		<-g.ended
	}
}
