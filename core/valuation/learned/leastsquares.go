package learned

// leastSquares are the normal equations of a regression of a few coefficients.
type leastSquares struct {
	matrix [][]float64
	right  []float64
}

func (f *leastSquares) reset(n int) {
	f.matrix, f.right = make([][]float64, n), make([]float64, n)
	for i := range f.matrix {
		f.matrix[i] = make([]float64, n)
	}
}

// add adds an observation y with the features x.
func (f *leastSquares) add(x []float64, y, weight float64) {
	for i := range x {
		f.right[i] += weight * x[i] * y
		for j := range x {
			f.matrix[i][j] += weight * x[i] * x[j]
		}
	}
}

// solve returns the coefficients, with a penalty on the square of each. It uses up the equations.
func (f *leastSquares) solve(penalty float64) []float64 {
	n := len(f.right)
	for i := range n {
		f.matrix[i][i] += penalty
	}
	for i := range n { // elimination without pivots: the matrix is positive definite
		for j := i + 1; j < n; j++ {
			factor := f.matrix[j][i] / f.matrix[i][i]
			for k := i; k < n; k++ {
				f.matrix[j][k] -= factor * f.matrix[i][k]
			}
			f.right[j] -= factor * f.right[i]
		}
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			f.right[i] -= f.matrix[i][k] * f.right[k]
		}
		f.right[i] /= f.matrix[i][i]
	}
	return f.right
}
