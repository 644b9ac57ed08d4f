package dev

import (
	"io"
	"os"
	"os/exec"
	"syscall"
	"time"
)

const stopTime = 5 * time.Second

// A group is a command with everything that it starts.
type group struct {
	command *exec.Cmd
	guard   io.Closer // see guarded
	ended   chan struct{}
	err     error // of the command, once it has ended
}

// guarded runs a command with a second process beside it, which waits for the end of file descriptor 3 and then ends
// their whole group. The other end of that pipe is ours, so nothing is left when we close it, and nothing either when
// we are killed and close nothing.
const guarded = `(read -r line; kill 0) <&3 >/dev/null 2>&1 & exec 3<&- "$0" "$@" </dev/null`

// startGroup starts a command in a process group of its own, which has the command's process id.
func startGroup(command *exec.Cmd) (*group, error) {
	end, guard, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer end.Close()
	command.Args = append([]string{"sh", "-c", guarded, command.Path}, command.Args[1:]...)
	command.Path = "/bin/sh"
	command.ExtraFiles = []*os.File{end}
	command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	command.WaitDelay = time.Second // for what children that are left still write
	if err := command.Start(); err != nil {
		guard.Close()
		return nil, err
	}
	g := &group{command: command, guard: guard, ended: make(chan struct{})}
	go func() {
		g.err = command.Wait()
		g.signal(syscall.SIGKILL)
		guard.Close()
		close(g.ended)
	}()
	return g, nil
}

func (g *group) signal(s syscall.Signal) { syscall.Kill(-g.command.Process.Pid, s) }

// Ended is closed when the command has ended, whatever ended it. Nothing of its group is left then.
func (g *group) Ended() <-chan struct{} { return g.ended }

// Stop ends the group and waits for that.
func (g *group) Stop() {
	g.guard.Close()
	select {
	case <-g.ended:
	case <-time.After(stopTime):
		g.Kill()
	}
}

// Kill ends the group as a crash does.
func (g *group) Kill() {
	select {
	case <-g.ended: // its process id may be another's by now
	default:
		g.signal(syscall.SIGKILL)
		<-g.ended
	}
}
